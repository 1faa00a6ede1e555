import type { CheckLookTexts } from '../en/check-look.ts'

/** The living part of `/check`: reading, and what was found. */
export const checkLookTexts: CheckLookTexts = {
  more: 'Agregar informes',
  offline: 'Empieza la lectura. Desde aquí esta página no puede conectarse a nada: puede apagar su red.',
  reading: (file) => `Leyendo: ${file}`,
  page: (page, of) => `Página ${page} de ${of}`,
  read: (pages) => (pages === null ? 'Leído' : pages === 1 ? 'Leído, 1 página' : `Leído, ${pages} páginas`),
  waiting: 'En espera…',
  inPart: 'Leído en parte',
  remove: 'Quitar',
  removeOf: (file) => `Quitar: ${file}`,
  again: 'Empezar de nuevo',
  tooLarge: (megabytes) => `Este archivo pesa más de ${megabytes} MB. Elija el informe como se guardó.`,
  tooMany: (most) => `Se leen como máximo ${most} archivos a la vez. Los demás se dejaron fuera.`,
  scanned:
    'Este archivo, o una página de él, es una imagen. Aquí no se leen imágenes. Después de registrarse, súbalo y se lee allí.',
  failed:
    'Este archivo no se pudo leer aquí: ya no está donde estaba, o pide más memoria de la que tiene su navegador. Nada se envió.',
  password: {
    text: 'Este PDF pide una contraseña. Se usa una sola vez, aquí en su dispositivo.',
    label: (file) => `Contraseña: ${file}`,
    open: 'Abrir',
  },
  looking: 'Comparando lo que se leyó…',
  stopped: 'La comparación se detuvo. Nada se envió. Empiece de nuevo, con un archivo a la vez.',
  result: {
    title: 'Qué muestran sus informes',
    nothing: 'No encontramos nada que disputar',
    nothingText:
      'Es un buen resultado. Nuestras reglas no cuestionan nada de lo que imprimen estos informes. Si ve algo que no es suyo, puede disputarlo de todos modos: solo usted lo sabe.',
    unread: 'Todavía no hay nada que mostrar',
    unreadText: 'Las razones están arriba, junto a sus archivos. Nada se envió.',
    count: (provable, likely, byPolicy) =>
      [
        provable === 0
          ? ''
          : provable === 1
            ? '1 dato que sus informes prueban como incorrecto'
            : `${provable} datos que sus informes prueban como incorrectos`,
        likely === 0
          ? ''
          : likely === 1
            ? '1 dato que conviene revisar'
            : `${likely} datos que conviene revisar`,
        byPolicy === 0
          ? ''
          : byPolicy === 1
            ? '1 dato que la política propia de una agencia deja fuera'
            : `${byPolicy} datos que las políticas propias de las agencias dejan fuera`,
      ]
        .filter((part) => part !== '')
        .join(', '),
    countText:
      'De cada uno ve la línea misma, y qué lo haría correcto a pesar de todo. Usted decide qué es correcto.',
    strongest: 'El más claro',
    line: (bureau, page) => `La línea de su informe con una marca: ${bureau}, página ${page}`,
    openLine: (bureau, page) => `Abrir solo la línea: ${bureau}, página ${page}`,
    noLine: (bureau, page) => `Informe: ${bureau}, página ${page}`,
    unless: 'Puede ser correcto a pesar de todo',
    asks: 'Qué pediría una carta',
    others: 'Los demás, por tipo',
    strength: { A: 'Su informe lo prueba', B: 'Conviene revisar', P: 'Política de la agencia' },
    each: 'Abra cualquiera para ver su línea. Puede decidir aquí, o más tarde en su revisión.',
    ofKind: (count, decided) =>
      decided === 0 ? `Cantidad: ${count}` : `Cantidad: ${count}; decididos: ${decided}`,
    questions: 'Preguntas que solo usted puede responder',
    questionsText: (count) =>
      count === 1
        ? '1 dato puede ser correcto o no: solo usted lo sabe. No es un error mientras usted no lo diga.'
        : `${count} datos pueden ser correctos o no: solo usted lo sabe. No son errores mientras usted no lo diga.`,
    removals: 'Cuándo deben salir los datos negativos',
    left: 'Qué se leyó y qué no',
    leftShow: 'Las líneas que no se entendieron',
    leftNone: 'Se entendió cada línea de sus informes.',
    leftText: (count) =>
      count === 1
        ? '1 línea no se entendió. Nada se afirma sobre ella.'
        : `${count} líneas no se entendieron. Nada se afirma sobre ellas.`,
    leftMonths: (count) =>
      count === 1
        ? '1 mes de un historial de pagos muestra un signo o color que el archivo no explica. Nada se afirma sobre él.'
        : `${count} meses de historiales de pagos muestran signos o colores que el archivo no explica. Nada se afirma sobre ellos.`,
    leftLine: (bureau, page) => `${bureau}, página ${page}`,
    report: ({ bureau, accounts, inquiries }) =>
      `${bureau}: ${accounts === 1 ? '1 cuenta' : `${accounts} cuentas`}, ${inquiries === 1 ? '1 consulta' : `${inquiries} consultas`}`,
    goOn: 'Seguir',
    goOnText:
      'Con una cuenta, nuestro programa redacta las cartas de lo que usted decida disputar, con las líneas marcadas como prueba. Usted lee y firma cada una.',
    keep: 'Guardar estos archivos en este dispositivo y seguir',
    keepText: (hours) =>
      `Para que no elija nada dos veces: los archivos, y lo que usted decidió, esperan aquí hasta que los suba y los revise. Después de ${hours} horas se quitan en cuanto usted abra otra vez esta página, el pago o su cuenta. Ahora nada se envía.`,
    keepFailed: 'Este navegador no guarda archivos. Puede seguir y elegirlos otra vez más tarde.',
    without: 'Seguir sin guardarlos:',
    packages: 'Ver los paquetes',
    tester: 'Probarlo gratis',
  },
}
