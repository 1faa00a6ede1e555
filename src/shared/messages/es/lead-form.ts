import type { LeadFormTexts } from '../en/lead-form.ts'

/** The form of the home page. */
export const leadFormTexts: LeadFormTexts = {
  title: 'Déjenos sus datos',
  text: '¿Todavía no quiere comprar? Deje sus datos de contacto y le escribimos. No cuesta nada y no le obliga a nada.',
  name: 'Nombre completo',
  email: 'Correo electrónico',
  phone: 'Número de teléfono',
  study: 'Acepto participar en el estudio de resultados',
  studyHint:
    'Registramos qué hallazgos corrigen las agencias y cuánto tardan. Ningún nombre, dirección ni número de cuenta sale de ARMOR.',
  contact: 'Pueden comunicarse conmigo sobre ARMOR',
  contactHint: 'Antes de enviar nada le preguntamos por qué medios. Allí todavía puede decir que no.',
  yesMeans:
    'Si allí responde “Sí, manténganme al tanto”, acepta los dos puntos anteriores. Si responde “No, gracias”, el estudio queda como usted lo marcó y no nos comunicaremos con usted para nada opcional.',
  submit: 'Enviar mis datos',
  sending: 'Enviando...',
  notSent: 'Todavía no se envió nada: falta su respuesta sobre cómo mantenernos en contacto.',
  done: { title: '¡Listo!', description: 'Gracias por su interés. Nos comunicaremos con usted pronto.' },
  failed: 'Error',
  failedDefault: 'Algo salió mal. Inténtelo de nuevo.',
  keptHint: 'Lo que escribió sigue aquí. Presione el botón para enviarlo otra vez.',
  withoutScript:
    'Este formulario necesita JavaScript. Sin él, escríbanos de otra manera: clientes y participantes de la beta desde su portal, las demás personas respondiendo a cualquier correo nuestro.',
  helpLink: 'Las maneras de contactarnos están en la página de ayuda',
}
