export const restoreTexts = {
  title: 'Restore: software para disputas',
  description: (price: string) =>
    `Dispute usted mismo los errores de sus informes de crédito: planes de software, suscripciones, planes para hacerlo usted mismo, kits y un generador de cartas. El acceso a un paquete empieza en ${price}.`,
  heading: 'Restore: software para disputas',
  lead: 'Usted disputa; nosotros le damos las herramientas: sus informes leídos línea por línea, cartas que los citan y un portal que sigue cada ronda.',
  startsFrom: (price: string) => `El acceso a un paquete empieza en ${price}`,
  toPackages: 'Ver los paquetes',
  waysTitle: 'Cinco maneras de empezar',
  from: (price: string) => `desde ${price}`,
  ways: {
    softwarePlans: {
      title: 'Planes de software',
      text: 'Sus tres informes leídos y auditados, con cartas para cada ronda. Un solo pago.',
      link: 'Ver los planes de software',
    },
    subscriptions: {
      title: 'Suscripciones',
      text: 'El generador de cartas por mes, por trimestre o por año. Cancele cuando quiera.',
      link: 'Ver las suscripciones',
    },
    diyPlans: {
      title: 'Planes para hacerlo usted mismo',
      text: 'El mismo acceso lado a lado, con lo que incluye y cómo cambiarlo.',
      link: 'Comparar los planes',
    },
    toolkits: {
      title: 'Kits',
      text: 'Cartas e instrucciones para una situación: una cobranza, un contrato de alquiler interrumpido, un registro de alquiler.',
      link: 'Ver los kits',
    },
    generator: {
      title: 'Generador de cartas de disputa',
      text: 'Escribe una carta para cada agencia con lo que usted anota. Abierto con una suscripción o con el acceso completo.',
      link: 'Abrir el generador',
    },
  },
  packagesTitle: 'Paquetes en nuestra página de pago',
  packagesLead: 'Cada uno tiene su propia página, que dice qué incluye y en qué condiciones.',
  howTitle: 'Cómo sigue',
  how: [
    {
      title: 'Pague y díganos adónde',
      text: 'Usted paga con tarjeta y dice adónde deben responderle las agencias.',
    },
    { title: 'Suba sus informes', text: 'Los tres son gratis cada semana en AnnualCreditReport.com.' },
    {
      title: 'Lea, firme, envíe',
      text: 'El software lee los informes y escribe sus documentos. Usted decide qué se disputa.',
    },
    {
      title: 'Espere con un calendario',
      text: 'Las agencias tienen de 30 a 45 días para investigar. Su portal muestra qué vence y cuándo.',
    },
  ],
  testersTitle: 'Pruébelo sin costo',
  testersText:
    'Un número reducido de participantes de la beta recibe sin costo los servicios de disputa, que normalmente cuestan $500. A cambio participan en un estudio de resultados.',
  checkLink: 'Revise antes su informe, en su propio dispositivo',
  testersLink: 'Solicitar la prueba',
  testersMore: 'Qué reciben los participantes',
}
