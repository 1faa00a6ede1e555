/** The receipt of a payment as a PDF, in Spanish. */
export const receiptPaperTexts = {
  title: 'Recibo',
  footer: (number: string) => `Recibo ${number}`,
  number: 'Número de recibo',
  paidOn: 'Pagado el',
  product: 'Producto',
  method: 'Pagado con',
  methods: {
    stripe: 'Tarjeta, a través de Stripe',
    sandbox: 'Tarjeta de prueba: no se cobró dinero',
  } as Readonly<Record<string, string>>,
  amounts: 'Lo que se pagó',
  line: 'Concepto',
  amount: 'Importe',
  price: 'Precio',
  credit: (product: string) => `Crédito por lo pagado antes: ${product}`,
  paid: 'Pagado',
  refundOn: (day: string) => `Devuelto el ${day}`,
  refund: 'Devuelto',
  stays: 'Queda pagado',
  renewal: 'Renovación',
  ends: (product: string, day: string) =>
    `${product} está cancelado. Sigue abierto hasta el ${day} y no se cobra nada más.`,
  cancel:
    'Para cancelar, abra su compra en su cuenta y presione Cancelar la suscripción. Son dos clics y no hay que escribirle a nadie. Conserva el acceso hasta el final del tiempo que pagó.',
  seller: 'Vendido por',
  company: 'Empresa',
  address: 'Dirección',
  email: 'Correo electrónico',
  buyer: 'Vendido a',
  name: 'Nombre',
  questions: (email: string) => `¿Algo no está bien? Escriba a ${email} e indique el número de recibo.`,
} as const
