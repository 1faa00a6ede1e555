export const performanceBasedFeeTexts = {
  documentTitle: 'Comisión según el resultado',
  description: (percent: string) =>
    `Una comisión del ${percent} del monto financiado, solo después de confirmado el financiamiento. Ejemplos, qué incluye y cuándo no se debe nada.`,
  title: 'Comisión según el resultado',
  lead: 'Nosotros cobramos cuando usted recibe el dinero. La comisión es una parte de lo financiado y se debe solo después de confirmado el financiamiento.',
  cardTitle: 'Qué incluye',
  afterFunding: 'del monto financiado, solo después de confirmado el financiamiento',
  inclusions: [
    'Ningún costo por adelantado fuera del pago inicial',
    'Se paga solo después de confirmados los resultados',
    'Ayuda continua con la solicitud',
    'Acceso propio al panel del software',
    'Orientación para mejorar la solicitud',
  ],
  learn: 'Conocer cómo funciona la comisión',
  stepsTitle: 'Cómo funciona',
  steps: {
    nothingUpfront: {
      title: 'Sin comisión por adelantado',
      text: 'Fuera del pago inicial usted no paga nada mientras se prepara su solicitud.',
    },
    support: {
      title: 'Ayuda completa',
      text: 'Preparación, preguntas, correcciones: todo, decida lo que decida al final el prestamista.',
    },
    success: {
      title: 'Comisión de éxito',
      text: (percent: string) =>
        `Cuando se confirma el financiamiento, usted recibe una factura por el ${percent} del monto.`,
    },
  },
  featuresTitle: 'Con qué puede contar',
  features: [
    {
      title: 'El mismo interés que usted',
      text: 'La comisión crece con lo que usted recibe y es cero cuando no recibe nada.',
    },
    {
      title: 'Confirmado, no prometido',
      text: 'Una carta de intención no es financiamiento. La comisión espera hasta que se confirme.',
    },
    { title: 'Una sola tasa', text: 'La misma parte para cualquier monto. Usted mismo puede calcularla.' },
    {
      title: 'Su panel',
      text: 'Etapa, documentos y próximo paso de su solicitud, cada vez que lo mire.',
    },
    { title: 'Orientación', text: 'Qué mejorar en sus papeles antes de que los lea un prestamista.' },
    {
      title: 'Usted decide',
      text: 'No tiene que aceptar una oferta. Lea su tasa y sus condiciones con la comisión en mente.',
    },
  ],
  compareTitle: 'Antes y después',
  before: {
    title: 'Antes del financiamiento',
    items: ['Sin comisión', 'Solo el pago inicial', 'Ayuda mientras solicita'],
  },
  after: {
    title: 'Después del éxito',
    share: (percent: string) => `${percent} del monto financiado`,
    items: ['Una factura', 'Nada que pagar por montos no financiados'],
  },
  examplesTitle: 'Ejemplos de la comisión',
  examplesLead: (percent: string) =>
    `Siempre el ${percent}. Las barras muestran la comisión frente a lo financiado.`,
  examples: {
    funded: (amount: string) => `${amount} financiados`,
    nothingFunded: 'Sin financiamiento',
    fee: (amount: string) => `da una comisión de ${amount}`,
    noFee: 'no se debe comisión',
    caption: 'La barra entera es lo financiado; la parte verde, la comisión. Dibujado a escala.',
  },
}
