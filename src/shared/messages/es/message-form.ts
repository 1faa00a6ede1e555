import type { MessageFormTexts } from '../en/message-form.ts'

/** The form of `/contact` and `/help` in Spanish. */
export const messageFormTexts: MessageFormTexts = {
  title: 'Escríbanos',
  lead: 'No necesita una cuenta. Respondemos por correo electrónico.',
  name: 'Su nombre',
  email: 'Correo electrónico',
  emailHint: 'Nuestra respuesta llega a esta dirección.',
  topic: '¿De qué se trata?',
  topics: {
    question: 'Una pregunta antes de comprar',
    purchase: 'Algo que compré',
    subscription: 'Una suscripción',
    refund: 'Un reembolso',
    funding: 'Una solicitud de financiamiento',
    privacy: 'Mis datos personales',
    other: 'Otra cosa',
  },
  order: 'Número de pedido',
  orderHint: 'Está en su recibo.',
  message: 'Su mensaje',
  messageHint: 'Por favor, no escriba aquí su número de Seguro Social ni el de una tarjeta.',
  website: 'Deje este campo vacío',
  kept: 'Usamos lo que escribe para responderle. Se borra dos años después del último mensaje.',
  privacyLink: 'Aviso de privacidad',
  submit: 'Enviar mensaje',
  sending: 'Enviando...',
  sent: {
    title: 'Recibimos su mensaje',
    text: 'Le responderemos por correo electrónico. También puede leer la respuesta aquí y contestar: inicie sesión con la misma dirección.',
    link: 'Iniciar sesión con esta dirección',
  },
  failed: 'Su mensaje no se envió',
  failedDefault: 'Algo salió mal. Inténtelo de nuevo.',
  keptHint: 'Lo que escribió sigue aquí. Presione el botón para enviarlo de nuevo.',
  withoutScript:
    'Este formulario necesita JavaScript. Sin él, escríbanos por correo electrónico: la dirección está en la',
  contactLink: 'página de contacto',
}
