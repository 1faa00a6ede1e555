export const subscriptionTexts = {
  title: 'Acceso al software: suscripciones al generador de cartas',
  description:
    'El generador de cartas de disputa por mes, por trimestre o por año, o durante 30 días sin renovación. Precios, qué incluye y cómo cambiar o cancelar.',
  heading: 'Acceso al software para hacerlo usted mismo',
  lead: 'Escriba sus propias cartas de disputa con el generador: agencia por agencia, dato por dato. Lo que usted escribe se queda en su navegador.',
  toPlans: 'Ver los cuatro planes',
  toGenerator: 'Abrir el generador',
  plansTitle: 'Elija su acceso',
  plansLead:
    'Los cuatro abren el mismo generador. Se distinguen por cuánto tiempo queda abierto y por lo que cuesta un mes.',
  termsTitle: 'Cómo funciona una suscripción',
  terms: [
    {
      title: 'Acceso',
      text: 'El acceso al software se da en 24-48 horas. El correo electrónico de su compra es su llave.',
    },
    { title: 'Pasar a un plan mayor', text: 'Vale de inmediato. Usted paga la diferencia.' },
    {
      title: 'Pasar a un plan menor',
      text: 'Vale desde el siguiente ciclo de facturación. Hasta entonces conserva lo que pagó.',
    },
    {
      title: 'Cancelar',
      text: 'En cualquier momento. El acceso dura hasta el final del período de facturación; después no se cobra nada.',
    },
    { title: 'Sus datos', text: 'Se guardan 90 días después de la cancelación y luego se borran.' },
    { title: 'Reembolsos', text: 'No hay reembolsos una vez dado el acceso al software.' },
    {
      title: 'Soporte',
      text: 'Por correo electrónico, de lunes a viernes, de 9\u00a0a.\u00a0m. a 6\u00a0p.\u00a0m., hora del Este.',
    },
  ],
}
