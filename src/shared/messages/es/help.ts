/** The part of the help catalogue that the app’s popovers show; help-tips.ts holds the rest. */
export const helpTexts = {
  checkLink: 'Vea qué muestra su informe antes de pagar: revíselo en su propio dispositivo',
  pageTitle: 'Ayuda',
  lead: 'Respuestas breves a lo que la gente pregunta sobre informes de crédito, disputas, financiamiento y protección contra el fraude.',
  topics: {
    creditScores: {
      topic: 'los puntajes de crédito',
      title: 'Entender los puntajes de crédito',
      short: [
        'Los puntajes van de 300 a 850. De 670 en adelante se considera bueno; de 740 en adelante, excelente.',
        'Un puntaje se calcula con su informe. Por eso un error en el informe puede ser un error en el puntaje.',
      ],
      more: [
        'Los prestamistas usan varios modelos, por eso usted tiene más de un puntaje, y son distintos. Los pesos de abajo son los del modelo más conocido.',
      ],
      points: [
        { term: '35%', text: 'historial de pagos' },
        { term: '30%', text: 'cantidades que se deben' },
        { term: '15%', text: 'antigüedad del historial de crédito' },
        { term: '10%', text: 'crédito nuevo' },
        { term: '10%', text: 'tipos de crédito' },
      ],
    },
    disputeProcess: {
      topic: 'el proceso de disputa',
      title: 'Cómo funciona una disputa',
      short: [
        'Usted escribe a la agencia y dice qué dato está mal y por qué. La agencia debe investigar sin costo, en un plazo de 30 a 45 días.',
        'Lo que resulte inexacto o incompleto, o no se pueda verificar, debe corregirse o eliminarse. Los datos exactos se quedan.',
      ],
      more: [
        'Las cartas son suyas: usted las lee, las firma y las envía. La investigación sigue la sección 611 de la Ley de Informe Justo de Crédito (Fair Credit Reporting Act, FCRA): 30 días desde la recepción. Son 15 más si entretanto usted envía más información. Son 45 días si la disputa sigue a su informe anual gratuito.',
        'La agencia debe enviarle el resultado dentro de los cinco días hábiles después de terminar.',
      ],
      points: [],
    },
    identityTheft: {
      topic: 'el robo de identidad',
      title: 'Cuando alguien usó su nombre',
      short: [
        'Responda que sí solo si su informe tiene cuentas o consultas de otra persona que usó su identidad.',
        'Con un informe de robo de identidad y prueba de su identidad, la agencia debe bloquearlos en cuatro días hábiles.',
      ],
      more: [
        'El bloqueo y el informe están en la sección 605B de la Fair Credit Reporting Act. Puede presentar el informe en RobodeIdentidad.gov (IdentityTheft.gov). Un informe falso es un delito: nunca llame robo de identidad a un dato solo porque no le conviene.',
        'También puede poner en cada agencia una alerta de fraude gratuita (un año) o un congelamiento de seguridad gratuito.',
      ],
      points: [],
    },
    reportUploads: {
      topic: 'subir los informes de crédito',
      title: 'Qué informes subir',
      short: [
        'Suba un informe en PDF de cada agencia: Experian, Equifax y TransUnion. Obténgalos gratis cada semana en AnnualCreditReport.com.',
        'Guarde el informe como PDF desde la página de la propia agencia. Las fotos y los documentos escaneados también se leen, pero entonces usted comprueba más valores.',
      ],
      more: [
        'Un archivo con contraseña, vacío, dañado o de otra agencia se guarda, se le explica y usted puede reemplazarlo.',
        'Los informes pueden pesar hasta 25 MB. Se guardan cifrados, y solo usted y nuestro personal pueden abrirlos; cada vez que el personal abre uno queda registrado.',
      ],
      points: [],
    },
    previousDisputes: {
      topic: 'las disputas anteriores',
      title: 'Disputas que ya hizo',
      short: [
        'Si ya disputó datos antes, suba las cartas o las respuestas de la agencia. Una disputa nueva debe decir algo nuevo.',
        '¿No lo sabe? Elija esa respuesta; nada depende de ella hasta que se escriban las cartas.',
      ],
      more: [
        'Una agencia puede dejar de investigar por frívola una disputa que solo repite otra anterior. Debe decírselo en cinco días hábiles y explicar qué falta. Usted también puede preguntar cómo se verificó un dato; la respuesta debe llegar en 15 días.',
      ],
      points: [],
    },
    ftcAffidavit: {
      topic: 'la declaración jurada de la FTC',
      title: 'La declaración jurada de robo de identidad de la FTC',
      short: [
        'Es el informe que usted hace en IdentityTheft.gov. Solo importa si alguien usó su identidad.',
        'Se firma bajo pena de ley. No la presente por deudas que son suyas.',
      ],
      more: [
        'Junto con una prueba de su identidad permite que una agencia bloquee los datos que no son suyos. Si aún no la ha presentado, elija todavía no; puede enviarla después.',
      ],
      points: [],
    },
    mailingAddress: {
      topic: 'su dirección postal',
      title: 'Por qué importa su dirección postal',
      short: [
        'Las agencias responden por correo a la dirección de su carta. Dé la dirección donde recibe correo ahora.',
        'Debe coincidir con su comprobante de domicilio: una factura de servicios o un estado de cuenta bancario de los últimos 90 días.',
      ],
      more: ['Si las dos son distintas, la agencia puede pedir más papeles antes de empezar.'],
      points: [],
    },
    disputeTimeline: {
      topic: 'los tiempos de la disputa',
      title: 'Cuánto tarda',
      short: ['Una agencia tiene de 30 a 45 días para responder; cuente con unas seis semanas por ronda.'],
      more: [
        'Las fechas dependen de cuándo usted envíe sus cartas y de cuándo respondan las agencias. No se puede prometer ningún resultado.',
      ],
      points: [
        {
          term: 'Semana 1',
          text: 'se leen sus informes, usted decide sobre los hallazgos y sus primeras cartas están listas para enviar',
        },
        { term: 'Semanas 4 a 6', text: 'las agencias responden a la primera ronda' },
        { term: 'Semana 7', text: 'segunda ronda, para lo que no se resolvió' },
        { term: 'Semanas 11 a 13', text: 'las agencias responden a la segunda ronda' },
        { term: 'Desde la semana 14', text: 'tercera ronda y próximos pasos' },
      ],
    },
  },
  contactTitle: '¿Todavía tiene dudas?',
  contactClients:
    'Si es cliente, inicie sesión y presione Contactar a soporte al final de su portal. Su mensaje se guarda con su caso y respondemos por correo electrónico.',
  contactButton: 'Acceso de clientes',
} as const
