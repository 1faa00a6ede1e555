/** La página de entrada del kit de crédito para negocios. */
export const readinessTexts = {
  documentTitle: 'Kit de crédito para negocios',
  description:
    'Vea qué tan preparado está su negocio para pedir financiamiento: seis clases con sus montos habituales, tres pasos y lo que cuesta cada paquete.',
  title: 'Kit de crédito para negocios',
  lead: 'Antes de que un prestamista mire su negocio, mírelo usted como él. Una sola solicitud muestra lo que tiene, lo que falta y qué clase de financiamiento le conviene.',
  apply: 'Empezar su solicitud',
  status: 'Ver la página de estado',
  stats: 'Más de 500 negocios. 89% de calidad en las solicitudes.',
  typesTitle: 'Clases de solicitud',
  typesLead:
    'Lo que suele ofrecer cada clase de financiamiento. El monto es el habitual, no una promesa: lo decide el prestamista.',
  types: {
    sba: {
      name: 'Préstamos SBA',
      text: 'Préstamos de bancos que la Administración de Pequeños Negocios garantiza en parte.',
    },
    revenueBased: {
      name: 'Financiamiento según ingresos',
      text: 'Se paga como una parte de lo que entra al negocio.',
    },
    dscr: {
      name: 'Préstamos DSCR',
      text: 'Se juzga si los ingresos de un inmueble cubren su deuda.',
    },
    linesOfCredit: {
      name: 'Líneas de crédito',
      text: 'Se usa cuando hace falta; los intereses son solo por lo usado.',
    },
    cardStacking: {
      name: 'Tarjetas combinadas',
      text: 'Varias tarjetas de negocio, solicitadas con un mismo plan.',
    },
    startup: {
      name: 'Negocios nuevos y sin documentos',
      text: 'Para negocios jóvenes, casi siempre según su crédito personal.',
    },
  },
  range: (from: string, to: string) => `de ${from} a ${to}`,
  scale: (from: string, to: string) => `Todas las barras tienen la misma escala, de ${from} a ${to}.`,
  stepsTitle: 'Cómo le ayudamos',
  steps: [
    {
      title: 'Cuéntenos de su negocio',
      text: 'Tres páginas cortas. Lo que escribe queda guardado y puede seguir en otro dispositivo.',
    },
    {
      title: 'Vea cómo está',
      text: 'Un puntaje de preparación con sus razones, los documentos que faltan y el cambio que más lo subiría.',
    },
    {
      title: 'Solicite con un expediente completo',
      text: 'Su página de estado muestra la etapa, lo que sigue y cada respuesta. Los prestamistas deciden según sus propias reglas.',
    },
  ],
  demo: {
    title: 'Una solicitud en camino',
    lead: 'Esto es lo que usted sigue en su página de estado.',
    badge: 'Demostración',
    score: 'Puntaje de preparación',
    percent: (value: number) => `${value} por ciento`,
    stages: ['Recibida', 'Revisada', 'Con puntaje', 'Con opciones', 'Con fondos', 'Terminada'],
    done: 'hecho',
    now: 'ahora',
    ahead: 'por venir',
    caption:
      'Una demostración con cifras inventadas: ningún negocio real ni un pronóstico del suyo. Está en la tercera de seis etapas.',
  },
  criteriaTitle: 'Lo que los prestamistas suelen pedir',
  criteriaLead: 'Cada prestamista fija sus criterios y los cambia. Estos tres son típicos.',
  criteria: [
    { title: 'Antigüedad del negocio', text: '6+ meses' },
    { title: 'Ingresos', text: '$50K+ al año' },
    { title: 'Crédito personal', text: '650+' },
  ],
  pricingTitle: 'Lo que cuesta',
  pricingLead: 'La solicitud no cuesta nada. Compre un paquete solo si quiere lo que contiene.',
  pricing: {
    armorReady: { button: 'Comprar ARMOR Ready' },
    entity: {
      badge: 'Todavía sin empresa',
      button: 'Empezar con el paquete',
      details: 'Qué contiene',
    },
    september: { button: 'Ver 10K September Play' },
    fee: {
      name: 'Comisión según el resultado',
      per: 'del monto financiado',
      description: 'Se debe solo después de confirmado el financiamiento. Sin fondos, no se debe nada.',
      button: 'Ver cómo funciona la comisión',
    },
  },
  questionsTitle: 'Preguntas y respuestas',
  questions: [
    {
      question: '¿ARMOR presta dinero?',
      answer:
        'No. ARMOR no es prestamista ni intermediario. Le da programas, plantillas y educación; solo los prestamistas deciden si prestan y cuánto.',
    },
    {
      question: '¿Qué es el puntaje de preparación?',
      answer:
        'Un número de 0 a 100, calculado con sus respuestas y los documentos que envió. Se muestra cada factor, su peso y su razón. Es una medida nuestra: no es un puntaje de crédito y no promete nada.',
    },
    {
      question: '¿Afecta mi crédito solicitar aquí?',
      answer:
        'No. No hacemos ninguna consulta. Un prestamista al que usted acuda después puede hacer una, y debe decírselo.',
    },
    {
      question: '¿Qué necesito para empezar?',
      answer:
        'Su nombre, cómo comunicarnos con usted, su puntaje de crédito e ingresos aproximados y para qué es el financiamiento. Los estados de cuenta y un informe de crédito ayudan y pueden venir después.',
    },
    {
      question: 'Todavía no tengo empresa. ¿Puedo solicitar?',
      answer:
        'Sí. Dígalo en el formulario: entonces le pregunta qué clase de empresa prefiere y dónde, y le ofrece el paquete para formarla con usted.',
    },
    {
      question: '¿Cuándo tendré noticias?',
      answer:
        'Revisamos una solicitud dentro de 24 horas. ARMOR Ready llega en 24-48 horas; el paquete, en 3-5 días hábiles. El soporte contesta de lunes a viernes, de 9\u00a0a.\u00a0m. a 6\u00a0p.\u00a0m., hora del Este.',
    },
    {
      question: '¿Me devuelven el dinero?',
      answer:
        'No se devuelve el pago de un servicio ya prestado. Lea qué contiene un paquete antes de comprarlo y pregúntenos primero si no está seguro.',
    },
  ],
  closing: {
    title: 'Vea cómo está su negocio',
    text: 'Tres páginas cortas, sin pago y sin consulta de crédito. Puede parar y seguir después.',
    apply: 'Solicitar ahora',
    status: 'Seguir una solicitud',
  },
}
