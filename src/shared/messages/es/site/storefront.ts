export const storefrontTexts = {
  places: {
    home: 'Inicio',
    softwarePlans: 'Planes de software',
    businessCreditToolkit: 'Kit de crédito para negocios',
    subscriptions: 'Suscripciones',
    diyPlans: 'Planes para hacerlo usted mismo',
    professionalPlans: 'Planes profesionales',
    allSubscriptions: 'Todas las suscripciones',
    allSolutions: 'Todas las soluciones',
    restore: 'Restore',
    toolkits: 'Kits',
    apply: 'Solicitar',
    brokenLease: 'Kit para contratos de alquiler interrumpidos',
    collectionsToolkit: 'Kit de cobranzas',
    disputeGenerator: 'Generador de cartas de disputa',
  },
  billing: { once: 'un solo pago', month: 'al mes', quarter: 'por trimestre', year: 'al año' },
  was: (price: string) => `antes ${price}`,
  insteadOf: (price: string) => `en vez de ${price}`,
  free: 'Gratis',
  opensNewTab: 'se abre en otra pestaña',
  sessionsTitle: 'Elija su sesión pagada',
  sessionsText:
    'Las sesiones se pagan por adelantado; no hay llamadas gratis. Lo pagado se abona a un paquete si usted compra uno.',
  bookSession: (name: string) => `Reservar: ${name}`,
  questionsTitle: 'Preguntas frecuentes',
  disclaimerTitle: 'Tenga en cuenta',
  subscriptions: {
    badges: {
      'monthly-access': '',
      'quarterly-package': 'El más elegido',
      'annual-subscription': '',
      '30-day-pass': '',
    },
    get: (name: string) => `Obtener: ${name}`,
    disclaimer:
      'Una suscripción abre software. Las cartas son suyas: usted las escribe, las firma y las envía. No enviamos nada a una agencia en su lugar y no garantizamos ningún resultado. Dispute solo lo que está mal.',
  },
  offerSessions: {
    title: 'Hable antes con nosotros',
    descriptions: {
      'profile-review': 'Una evaluación rápida',
      'strategy-session': 'Un plan personalizado que se abona al paquete',
    },
  },
}
