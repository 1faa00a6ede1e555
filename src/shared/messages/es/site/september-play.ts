export const septemberPlayTexts = {
  documentTitle: 'Plan 10K September Play',
  description: (price: string, percent: string) =>
    `Su solicitud de financiamiento preparada por ${price}. Una comisión del ${percent} se cobra solo después de obtener el financiamiento.`,
  title: 'Plan 10K September Play',
  lead: 'Un solo pago inicial, y su solicitud de financiamiento se prepara y se revisa con usted. La comisión viene solo si usted recibe el financiamiento.',
  above: 'Solicitud de financiamiento para negocios',
  cardTitle: 'El paquete',
  oneTime: 'pago inicial único',
  start: 'Empezar 10K September Play',
  stepsTitle: 'Cómo funciona',
  steps: {
    intake: {
      title: (price: string) => `${price} de pago inicial`,
      text: 'Usted hace el pago inicial y envía sus documentos. Es el único pago antes del financiamiento.',
    },
    preparation: {
      title: 'Preparación de la solicitud',
      text: 'Revisamos qué falta en sus papeles y armamos la solicitud. Usted la lee y la firma.',
    },
    success: {
      title: 'Comisión de éxito',
      text: (percent: string) =>
        `Si usted recibe el financiamiento, se cobra el ${percent}. Si no, no se cobra nada.`,
    },
  },
  featuresTitle: 'Qué incluye',
  features: [
    {
      title: 'Preparación de la solicitud',
      text: 'Formularios, cifras y papeles en el orden en que los lee un prestamista.',
    },
    {
      title: 'Revisión de cumplimiento',
      text: 'Licencias, registros y estados comparados con lo que piden las solicitudes.',
    },
    {
      title: 'Trámite preferente',
      text: 'De nuestro lado su expediente se atiende primero. Cuánto tarda un prestamista depende de él.',
    },
    {
      title: 'Comisión según el resultado',
      text: 'Lo que cobramos depende del resultado. Sin financiamiento no hay nada que pagar fuera del pago inicial.',
    },
    {
      title: 'Soporte dedicado',
      text: 'Respuestas por correo electrónico sobre su solicitud, de lunes a viernes, de 9\u00a0a.\u00a0m. a 6\u00a0p.\u00a0m., hora del Este.',
    },
  ],
  feeTitle: 'Cuánto cuesta',
  fee: {
    upfront: 'Costo por adelantado',
    upfrontText: (price: string) => `Solo el pago inicial de ${price}`,
    success: 'Comisión de éxito',
    successText: (percent: string) => `${percent} del monto financiado`,
    none: 'Sin financiamiento',
    noneText: 'Ningún cobro adicional',
  },
}
