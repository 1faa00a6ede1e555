export const softwarePlansTexts = {
  title: 'Planes de software para disputar sus informes de crédito',
  description:
    'Seis maneras de usar el software para disputas: una promoción de 90 días, Standard, Premium, Elite, Premier y la beta gratuita. Qué incluye cada una, cuánto cuesta y en qué condiciones.',
  heading: 'Planes de software',
  lead: 'Software que lee sus tres informes de crédito y escribe sus cartas. Los paquetes se distinguen por el número de rondas. Un solo pago cada uno; usted disputa, firma y envía.',
  toPlans: 'Ver los planes',
  toQuestions: 'Preguntas frecuentes',
  plansTitle: 'Elija su plan',
  plansLead: 'Cada botón abre la página de pago en otra pestaña.',
  cards: {
    '90-day-max-access': {
      subtitle: 'Precio de promoción, hasta tres rondas',
      badge: 'Vence el 5 de septiembre',
    },
    'standard-plan': { subtitle: 'Dos rondas en 90 días', badge: '' },
    'premium-plan': { subtitle: 'Rondas ilimitadas', badge: '' },
    'elite-plan': { subtitle: 'Rondas ilimitadas, con soporte preferente', badge: '' },
    'premier-plan': { subtitle: 'Nuestro programa de 90 días', badge: '' },
  },
  beta: {
    name: 'Participante de la beta',
    subtitle: 'Para un número reducido de personas',
    description:
      'Los servicios de disputa, sin costo, para quienes nos ayudan a medir qué tan bien funcionan.',
    features: [
      'La misma lectura de sus informes y las mismas cartas',
      'Usted acepta participar en un estudio de resultados',
      'Servicios de disputa gratis que normalmente cuestan $500',
    ],
    action: 'Ver el programa beta',
  },
  questions: [
    {
      question: '¿Cuándo tengo acceso?',
      answer:
        'El acceso al software se da en las 24-48 horas siguientes a su pago. Las instrucciones llegan por correo electrónico, junto con su recibo.',
    },
    {
      question: '¿Cuántas rondas incluye un plan?',
      answer:
        'Standard incluye 2 rondas de disputa y 90 días de servicio. El acceso 90-Day Max incluye hasta 3 rondas en 90 días. Premium, Premier y Elite no tienen límite de rondas: después de la tercera siguen con las empresas que reportan un dato, la queja y el archivo de su caso.',
    },
    {
      question: '¿Cuánto tarda una ronda?',
      answer:
        'Una agencia tiene de 30 a 45 días para investigar, contados desde que recibe su carta. El software no puede acortar ese plazo.',
    },
    {
      question: '¿Puedo cambiar a un plan mayor o menor?',
      answer:
        'Puede pasar a un plan superior cuando quiera y paga la diferencia. No se puede pasar a uno inferior.',
    },
    {
      question: '¿Puedo obtener un reembolso?',
      answer:
        'Las compras de software son definitivas: no hay reembolsos una vez dado el acceso al software; los pagos no se devuelven una vez prestados los servicios.',
    },
    {
      question: '¿Qué pasa con mis datos si cancelo?',
      answer: 'Sus datos se guardan 90 días después de la cancelación y luego se borran.',
    },
    {
      question: '¿Cómo me comunico con soporte?',
      answer:
        'Por correo electrónico, de lunes a viernes, de 9\u00a0a.\u00a0m. a 6\u00a0p.\u00a0m., hora del Este. Las consultas son sesiones pagadas de $75 a $100, y lo pagado se abona a un paquete.',
    },
  ],
}
