import { refundTexts } from './refund.ts'

/** Mails about the payment of a funding package. */
export const fundingReceiptTexts = {
  greeting: (name: string) => `Hola, ${name}:`,
  receipt: {
    subject: (product: string) => `Su recibo de ${product}`,
    title: 'Pago recibido',
    text: (amount: string, product: string) => `Gracias. Recibimos ${amount} por ${product}.`,
    next: 'Lo que contiene su paquete está en la página de estado de su solicitud. Pida allí un enlace con el correo electrónico con el que pagó.',
    apply: '¿Todavía no envió una solicitud? Su paquete se une a ella en cuanto la envíe.',
  },
  refund: {
    subject: refundTexts.subject,
    title: refundTexts.title,
    text: refundTexts.made,
    next: `${refundTexts.arrives} Cuando se reembolsa todo, termina su acceso al paquete.`,
  },
  product: 'Producto',
  amount: 'Monto',
  day: 'Fecha',
  supportUntil: 'Soporte por correo electrónico hasta el',
  reference: 'Referencia del pago',
  openStatus: 'Abrir la página de estado',
  openForm: 'Abrir el formulario de solicitud',
  noPromise:
    'ARMOR ofrece software, plantillas y educación. No es un prestamista y no promete financiamiento.',
  contact: (support: string) => `¿Algo no está bien? Escriba a ${support} e indique la referencia del pago.`,
} as const
