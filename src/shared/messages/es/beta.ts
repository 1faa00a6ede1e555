/** The beta tester application. */
export const betaTexts = {
  pageTitle: 'Solicite la beta gratuita',
  lead: 'Pruebe ARMOR sin costo: servicios de disputa que normalmente cuestan $500. A cambio medimos qué tan bien funciona.',
  points: [
    'Sus tres informes leídos y auditados, con la prueba de cada hallazgo',
    'Cartas de disputa, análisis forense, carta de queja y registro de envíos en PDF',
    'Un portal que sigue su caso en vivo',
  ],
  name: 'Nombre completo',
  email: 'Correo electrónico',
  phone: 'Número de teléfono',
  study: 'Acepto participar en el estudio de resultados',
  studyHint:
    'Registramos qué hallazgos corrigen las agencias y cuánto tarda. Ningún nombre, dirección ni número de cuenta sale de ARMOR.',
  preferences: 'Preferencias de comunicación',
  preferencesSet: 'Sus preferencias de comunicación están guardadas.',
  preferencesDeclined:
    'Usted eligió no recibir comunicaciones. El programa beta necesita una forma de comunicarse con usted: elija de nuevo para solicitar su lugar.',
  preferencesChange: 'Cambiar las preferencias de comunicación',
  submit: 'Solicitar un lugar en la beta',
  submitting: 'Enviando su solicitud...',
  missing: 'Para enviar la solicitud, acepte el estudio y elija sus preferencias de comunicación.',
  failed: 'No se pudo enviar',
  failedDefault: 'No se pudo enviar la solicitud',
  failedFallback: 'Inténtelo de nuevo o comuníquese con soporte.',
  done: {
    title: '¡Solicitud enviada!',
    description: '¡Gracias por su solicitud! Pasamos a sus datos...',
  },
  doneTitle: 'Solicitud enviada',
  doneText: '¡Gracias por su solicitud! Pasamos a sus datos...',
  continueNow: 'Continuar ahora',
} as const
