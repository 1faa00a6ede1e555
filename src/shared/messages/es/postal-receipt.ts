import { refundTexts } from './refund.ts'

/** Mails about the payment of letters that are mailed for somebody. */
export const postalReceiptTexts = {
  greeting: (name: string) => `Hola, ${name}:`,
  receipt: {
    subject: 'Su recibo por el envío de sus cartas',
    title: 'Pago recibido',
    text: (amount: string) => `Gracias. Recibimos ${amount} por el envío de sus cartas.`,
    next: 'Ahora entregamos cada carta al servicio de correo. Puede seguirla en su página de envíos, y cancelarla allí hasta que se imprima.',
  },
  refund: {
    subject: refundTexts.subject('el envío de sus cartas'),
    title: refundTexts.title,
    text: (amount: string) => refundTexts.made(amount, 'el envío de sus cartas'),
    next: refundTexts.arrives,
  },
  product: 'Producto',
  productName: 'Envío de cartas',
  amount: 'Monto',
  day: 'Fecha',
  reference: 'Referencia del pago',
  open: 'Abrir su página de envíos',
  contact: (support: string) => `¿Algo no está bien? Escriba a ${support} e indique la referencia del pago.`,
} as const
