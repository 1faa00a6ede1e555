export const diyPlanTexts = {
  title: 'Planes para escribir usted mismo sus cartas de disputa',
  description:
    'Cuatro planes para quienes escriben sus propias cartas de disputa: mensual, trimestral, anual o un pase de 30 días. Qué incluyen, lado a lado, y en qué condiciones.',
  heading: 'Planes para hacerlo usted mismo',
  lead: 'Usted sabe qué está mal en su informe y quiere decirlo bien. El generador le da la carta; lo demás es una estampilla.',
  toPlans: 'Ver los cuatro planes',
  plansTitle: 'Cuatro planes, un generador',
  compareTitle: 'Lado a lado',
  columns: { plan: 'Plan o pase', price: 'Precio', renews: 'Se renueva', ends: 'El acceso termina' },
  renews: { once: 'nunca', month: 'cada mes', quarter: 'cada trimestre', year: 'cada año' },
  endsAfter: (days: number) => `a los ${days} días`,
  endsWithPeriod: 'al final del período que pagó, cuando cancele',
  includedTitle: 'Qué incluyen',
  included: [
    {
      title: 'Una carta para cada agencia',
      text: 'Experian, Equifax y TransUnion, con las direcciones donde reciben disputas.',
    },
    {
      title: 'Diez clases de error',
      text: 'Desde “no es mío” hasta “información vencida”, cada una con una frase que usted puede cambiar.',
    },
    { title: 'Tres formas de guardarla', text: 'Descargue la carta en PDF, Word o texto, o cópiela.' },
    {
      title: 'Privacidad',
      text: 'Lo que escribe en la carta se queda en su navegador. De su número de Seguro Social solo se piden los últimos cuatro dígitos.',
    },
    { title: 'Una lista para el correo', text: 'Correo certificado, qué adjuntar, qué guardar.' },
    {
      title: 'Soporte por correo electrónico',
      text: 'De lunes a viernes, de 9\u00a0a.\u00a0m. a 6\u00a0p.\u00a0m., hora del Este, para preguntas sobre el software.',
    },
  ],
  questions: [
    {
      question: '¿Cuándo se abre el generador?',
      answer:
        'El acceso al software se da en las 24-48 horas siguientes a su pago. Usted abre el generador con el correo electrónico con el que pagó.',
    },
    {
      question: '¿Puedo cambiar de plan?',
      answer:
        'Sí. Pasar a un plan mayor vale de inmediato y usted paga la diferencia; pasar a uno menor vale desde el siguiente ciclo de facturación.',
    },
    {
      question: '¿Qué pasa si cancelo?',
      answer:
        'Su acceso dura hasta el final del período de facturación. Sus datos se guardan 90 días después de la cancelación. El pase de 30 días termina por sí solo.',
    },
    {
      question: '¿Puedo obtener un reembolso?',
      answer: 'No. No hay reembolsos una vez dado el acceso al software.',
    },
  ],
  moreTitle: '¿Prefiere que sus informes se lean por usted?',
  moreText:
    'Los planes de software leen sus tres informes, muestran la prueba de cada hallazgo y escriben las cartas. Usted las firma y las envía.',
  toSoftwarePlans: 'Ver los planes de software',
  toSubscriptions: 'Las suscripciones y sus condiciones',
}
