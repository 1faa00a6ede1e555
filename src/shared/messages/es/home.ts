/** The home page, the plans page and the readiness page. */
export const homeTexts = {
  documentTitle: 'ARMOR: dispute usted mismo los errores de su informe de crédito',
  headline: 'Elija su solución ARMOR',
  lead: 'Software, plantillas y educación para personas que corrigen por sí mismas su informe de crédito, y para negocios que se preparan para solicitar financiamiento.',
  restoreTitle: 'Restore: corregir',
  restoreText:
    'Suba sus tres informes de crédito. Vea cada hallazgo con la línea de la que sale y reciba cartas listas para firmar y enviar.',
  restoreButton: 'Obtener acceso al software',
  buildTitle: 'Build & Apply: preparar y solicitar',
  buildText:
    'Prepare el expediente de su negocio y los documentos de su solicitud antes de acudir a un prestamista.',
  buildButton: 'Ver las herramientas de solicitud',
  proofTitle: 'No se afirma nada que su informe no muestre',
  proofText:
    'Cada hallazgo cita la línea de su propio informe, marcada, con la razón al lado. De ahí sale la carta.',
  proofPicture: {
    heading: 'De un informe de crédito, página 7',
    account: 'Banco de ejemplo, cuenta terminada en 4471',
    rows: [
      { label: 'Estado de la cuenta', value: 'Pagada por completo, cerrada' },
      { label: 'Saldo', value: '$1,204' },
      { label: 'Último pago', value: 'marzo de 2024' },
    ],
    markedRow: 1,
    noteTitle: 'Por qué no puede ser correcto',
    note: 'Una cuenta pagada por completo no tiene saldo. Las dos líneas no pueden ser ciertas a la vez.',
    letterTitle: 'Lo que dice su carta',
    letter:
      '“Su informe, página 7, muestra un saldo de $1,204 en una cuenta que la misma página da por pagada. Corríjanlo, por favor.” (La carta se escribe en inglés.)',
    caption: 'Un ejemplo dibujado. Los suyos citan su propio informe.',
  },
  restorePage: {
    title: 'Restore: software para disputas',
    lead: 'Usted disputa; nosotros le damos las herramientas: sus informes leídos línea por línea, cartas que los citan y un portal que sigue cada ronda.',
    choose: (name: string) => `Elegir ${name}`,
    everyTitle: 'En todos los paquetes',
    packagesTitle: 'Elija su paquete',
    oncePaid: 'un solo pago',
    howTitle: 'Cómo sigue',
    how: [
      'Usted paga con tarjeta y nos dice adónde deben responderle las agencias.',
      'Usted sube sus tres informes, gratis en AnnualCreditReport.com.',
      'El software los lee y escribe sus documentos. Usted los lee, los firma y los envía.',
      'Las agencias tienen de 30 a 45 días para investigar. Su portal le muestra qué vence y cuándo.',
    ],
    testersTitle: 'Beta gratuita',
    testersText:
      'Un número reducido de participantes de la beta recibe sin costo los servicios de disputa, que normalmente cuestan $500.',
    testersLink: 'Solicitar la beta gratuita',
  },
  readinessPage: {
    title: 'Build & Apply: preparar y solicitar',
    lead: 'Las herramientas de solicitud se abren pronto. Todavía no se puede comprar nada aquí, y esta página no recoge ningún dato.',
    reachTitle: 'Preguntas hasta entonces',
    reachClients:
      'Si es cliente o participa en la beta, inicie sesión y presione Contactar a soporte en su portal. Respondemos por correo electrónico.',
    reachOthers: 'Si no, responda a cualquier correo electrónico que le hayamos enviado.',
    restoreLink: 'Ver el software para disputas',
  },
}
