import type { generatorFillTexts as english } from '../en/generator-fill.ts'

/** Filling the letter generator from a report that this browser reads. */
export const generatorFillTexts: typeof english = {
  title: 'Llenar el formulario con un informe',
  lead: 'Elija un informe, en PDF o como página guardada. Este navegador lo lee, nada de él se envía, y usted decide qué va al formulario.',
  choose: 'Elegir un informe',
  other: 'Elegir otro informe',
  loading: 'Cargando el lector…',
  reading: (file) => `Leyendo ${file}`,
  page: (page, of) => `Página ${page} de ${of}`,
  failed: 'No se pudo cargar el lector. Revise su conexión y elija el informe otra vez.',
  tooLarge: (megabytes) => `Este archivo tiene más de ${megabytes} MB.`,
  scanned: 'Este archivo es una imagen de un informe. El formulario no se puede llenar con imágenes.',
  password: { label: 'Contraseña de este PDF', hint: 'Se usa una vez, en este navegador.', open: 'Abrir' },
  nothing: (bureau) =>
    `No se encontró nada que pueda ir al formulario. Informe: ${bureau}. Puede disputar de todos modos lo que sabe que es incorrecto.`,
  found: (bureau) => `Qué puede ir en una carta a ${bureau}`,
  foundText:
    'Marque solo lo que cree incorrecto. Las oraciones son suyas: léalas y cámbielas antes de enviar una carta.',
  strength: { A: 'Su informe lo prueba', B: 'Conviene revisar' },
  bureau: 'De quién es el informe de la carta',
  put: (count) =>
    count === 1 ? 'Poner este punto en el formulario' : `Poner estos ${count} puntos en el formulario`,
  replaces: 'Reemplaza los puntos y las agencias que el formulario tiene ahora.',
  none: 'Marque al menos uno',
  done: (count, untyped) =>
    [
      count === 1 ? 'El formulario tiene 1 punto.' : `El formulario tiene ${count} puntos.`,
      untyped === 0
        ? ''
        : untyped === 1
          ? 'Elija usted el tipo de 1 de ellos.'
          : `Elija usted el tipo de ${untyped} de ellos.`,
    ]
      .filter((part) => part !== '')
      .join(' '),
}
