export const allSolutionsTexts = {
  title: 'Todas las soluciones: suscripciones, software, kits, consultas',
  description:
    'Todo lo que vendemos a quienes disputan su propio informe de crédito o de alquiler, con su precio: suscripciones, planes y módulos de software, kits y sesiones pagadas.',
  heading: 'Todas las soluciones',
  lead: 'Todo en una página, con su precio. Empiece por la clase de ayuda que quiere.',
  sectionsLabel: 'Secciones de esta página',
  categories: {
    diy: 'Software para hacerlo usted mismo',
    professional: 'Profesional',
    specialized: 'Kit especializado',
    complete: 'Kit completo',
  },
  subscriptions: {
    title: 'Suscripciones',
    lead: 'Usted escribe sus propias cartas con el generador.',
    more: 'Comparar los cuatro planes',
  },
  software: {
    title: 'Soluciones de software',
    lead: 'El software lee sus informes y escribe sus documentos, o le guía en una clase de disputa.',
    more: 'Todos los planes de software y sus condiciones',
    generatorLink: 'Sobre el generador',
    fastTrackLink: (price: string) => `Detalles (allí figura a ${price}, con las cartas)`,
    moduleLink: 'Detalles',
  },
  toolkits: {
    title: 'Kits',
    lead: 'Cartas, instrucciones y listas para una situación. El acceso al kit se da en 24-48 horas.',
    more: 'Todos los kits',
    details: 'Detalles',
  },
  consultations: { title: 'Consultas' },
  get: (price: string) => `Comprar por ${price}`,
  disclaimer:
    'Vendemos software, plantillas, educación y conversaciones pagadas. No somos una empresa de reparación de crédito, ni prestamista, ni servicio legal, ni servicio de liquidación de deudas. No se garantiza ningún resultado; depende de lo que haga usted y de terceros.',
}
