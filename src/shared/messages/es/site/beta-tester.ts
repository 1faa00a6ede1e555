export const betaTesterTexts = {
  title: 'Programa beta: servicios de disputa gratis',
  description:
    'Servicios de disputa gratis, que normalmente cuestan $500, para un número reducido de participantes. Qué recibe usted, qué pedimos a cambio y qué pasa con sus datos.',
  above: 'Gratis',
  heading: 'Programa para participantes de la beta',
  lead: 'Servicios de disputa gratis, que normalmente cuestan $500, para un número reducido de personas. A cambio medimos qué tan bien funcionan.',
  apply: 'Solicitar la beta gratuita',
  back: 'Volver al inicio',
  getTitle: 'Qué recibe usted',
  get: [
    'Sus tres informes leídos y auditados, con la prueba de cada hallazgo',
    'Cartas de disputa, análisis forense, carta de queja y registro de envíos en PDF',
    'Un portal que sigue su caso en vivo',
    'Acceso gratuito al generador de cartas de disputa',
  ],
  askTitle: 'Qué pedimos a cambio',
  ask: [
    'Usted participa en un estudio de resultados: registramos qué hallazgos corrigen las agencias y cuánto tarda',
    'Podemos comunicarnos con usted por los medios que elija',
    'Usted mismo lee, firma y envía sus cartas, y disputa solo lo que está mal',
  ],
  stepsTitle: 'Cómo es',
  steps: [
    {
      title: 'Solicite',
      text: 'Nombre, correo electrónico, teléfono y sus dos consentimientos. Sin tarjeta.',
    },
    {
      title: 'Complete sus datos',
      text: 'El formulario se abre justo después de la solicitud, con su clave de participante.',
    },
    { title: 'Suba sus informes', text: 'Cuando están los tres, el procesamiento empieza por sí solo.' },
  ],
  privacyTitle: 'Qué registra el estudio',
  privacy:
    'Qué clases de hallazgos se disputaron, qué respondieron las agencias y cuántos días tardó. Ningún nombre, dirección ni número de cuenta sale de ARMOR.',
  disclaimer:
    'La beta es gratuita y no promete ningún resultado. Usted recibe software, documentos y educación; lo que decida una agencia depende de lo que haga usted y de ella.',
}
