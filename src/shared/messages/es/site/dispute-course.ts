export const disputeCourseTexts = {
  roundsTitle: 'Cómo transcurren las rondas de una disputa',
  roundsLead:
    'Una ronda es un juego de cartas y las respuestas que reciben. Usted firma y envía las cartas; investigar es el deber legal de la otra parte.',
  dayCount: '30–45',
  days: 'días',
  rounds: [
    {
      title: 'Ronda 1: las agencias',
      text: 'Una carta a cada agencia señala, línea por línea, lo que está mal en su informe y pide investigarlo.',
    },
    {
      title: 'Ronda 2: lo que dejaron igual',
      text: 'Los datos que una agencia dejó como estaban se disputan de nuevo, con la pregunta de cómo se verificaron.',
    },
    {
      title: 'Ronda 3: las empresas que reportan',
      text: 'Una disputa directa va al banco o al cobrador que reportó el dato.',
    },
  ],
  laterRounds: {
    title: 'Rondas posteriores: lo nuevo',
    text: 'Una agencia recibe lo que ninguna carta planteó antes, o lo que cambió o volvió a poner; una empresa, lo que todavía no se le preguntó.',
  },
  solidRing: 'Línea continua: los 30 días que da la ley para investigar.',
  dashedRing:
    'Línea discontinua: 15 días más, si usted envía más información entretanto o disputa después de su informe anual gratuito.',
  ninetyTitle: 'Qué pasa en 90 días',
  ninetyLead:
    'Un transcurso habitual. Las fechas dependen de cuándo envíe usted sus cartas y de cuándo respondan las agencias.',
  yours: 'Usted actúa',
  theirs: 'Las agencias investigan',
  dayMark: (day: number) => `Día ${day}`,
  daysFromTo: (from: number, to: number) => `Del día ${from} al ${to}`,
  phases: [
    {
      title: 'Acceso, informes, primeras cartas',
      text: 'El acceso al software se da en 24-48 horas. Usted sube sus informes, revisa cada hallazgo, firma y envía.',
    },
    {
      title: 'Ronda 1 en las agencias',
      text: 'Tienen de 30 a 45 días. Su portal los cuenta y le dice cuándo debe llegar una respuesta.',
    },
    {
      title: 'Usted lee las respuestas',
      text: 'Usted anota lo que respondió cada agencia. Las cartas siguientes retoman solo lo que queda en pie.',
    },
    {
      title: 'Ronda 2 en las agencias',
      text: 'Otra vez de 30 a 45 días para lo que dejaron igual o no respondieron.',
    },
  ],
  afterNinety: 'La tercera ronda, si el paquete la incluye, suele empezar después del día 90.',
  compareTitle: 'Los paquetes comparados',
  everyTitle: 'En todos los paquetes',
  columns: { package: 'Paquete', price: 'Precio', own: 'Qué lo distingue', way: 'Cómo obtenerlo' },
  once: 'un solo pago',
  seePackage: (name: string) => `Ver ${name}`,
  get: (name: string) => `Obtener: ${name}`,
  details: 'Detalles',
  ofPackage: (name: string) => ` de ${name}`,
  thisPage: 'Esta página',
  termsTitle: 'Lo que conviene saber antes de pagar',
  terms: {
    access: 'El acceso al software se da en 24-48 horas.',
    support:
      'Soporte por correo electrónico, de lunes a viernes de 9\u00a0a.\u00a0m. a 6\u00a0p.\u00a0m. (hora del Este).',
    change:
      'Para pasar a un paquete mayor, usted paga la diferencia. No es posible pasar a un paquete menor.',
    refund:
      'No hay reembolsos una vez dado el acceso al software; los pagos no se devuelven una vez prestados los servicios.',
  },
  disclaimer:
    'Usted compra software, documentos y educación para disputar errores por sí mismo. No disputamos en su lugar, y los datos exactos permanecen en un informe. No se garantiza ningún resultado: lo que decida una agencia o quien reporta depende de lo que haga usted y de ellos.',
}
