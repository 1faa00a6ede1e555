/** `/account/purchase` y la tarjeta de compras del portal. */
export const purchasesTexts = {
  pageTitle: 'Su compra',
  title: 'Gracias por su compra',
  titleProcessing: 'Su pago se está confirmando',
  titleUnpaid: 'No se pagó nada',
  titleUnknown: 'Recibimos su pago',
  titleNotFound: 'No encontramos esta compra',
  processing:
    'El banco todavía no confirmó el pago. Esta página vuelve a mirar por sí sola; también puede cerrarla.',
  unpaid: 'La página de pago se cerró o venció antes de cobrar nada. Puede empezar de nuevo cuando quiera.',
  unknown:
    'No pudimos asociarlo con un producto a su precio actual, así que todavía no hay nada abierto. Escríbanos desde la dirección con la que pagó; lo corregimos o se lo reembolsamos.',
  notFound:
    'La dirección está incompleta o no pertenece a ningún pago. El enlace de su recibo lleva a su compra.',
  loadFailed: 'No se pudo cargar la compra.',
  tryAgain: 'Intentar de nuevo',
  seePlans: 'Ver todas las soluciones',
  backToHome: 'Volver al inicio',
  receipt: (email: string) => `Enviamos un recibo a ${email}.`,
  facts: {
    title: 'Lo que compró',
    product: 'Producto',
    paid: 'Pagado',
    boughtAt: 'Fecha',
    status: 'Estado',
    opensUntil: 'Abierto hasta',
    credited: 'Descontado de',
    included: 'Qué incluye',
  },
  statuses: {
    active: 'Activo',
    ending: 'Cancelado',
    'past-due': 'Renovación sin pagar',
    ended: 'Terminado',
    refunded: 'Reembolsado',
  },
  renews: (day: string) => `Se renueva el ${day}.`,
  changes: (product: string, day: string) => `Cambia a ${product} el ${day}.`,
  endsOn: (day: string) => `Queda abierto hasta el ${day} y no se renueva.`,
  isPastDue:
    'La última renovación no se pagó, así que por ahora está cerrado. Revise su tarjeta; se abre de nuevo en cuanto el pago se haga.',
  isEnded: 'Terminó. Ya no tiene acceso.',
  isRefunded: 'Se reembolsó. Ya no tiene acceso.',
  next: 'Qué hacer ahora',
  generator: {
    title: 'Abra el generador de cartas',
    text: (email: string) =>
      `Ya está abierto para usted. Escriba allí el correo electrónico de su compra: ${email}.`,
    button: 'Abrir el generador de cartas',
  },
  case: {
    title: 'Cuéntenos su caso',
    text: 'Su dirección, sus documentos de identidad y sus tres informes de crédito. Toma unos diez minutos.',
    button: 'Completar sus datos',
  },
  application: {
    title: 'Ya está listo: llene su solicitud',
    text: 'Lo que compró funciona con su solicitud. El formulario conoce su compra y no pide otro pago. En cuanto la envíe, todo lo que abre su compra está en su página de estado.',
    button: 'Llenar la solicitud',
  },
  material: {
    title: 'Su acceso llega por correo electrónico',
    text: (email: string) => `Lo recibe en 24-48 horas, en ${email}.`,
  },
  session: {
    title: 'Elija una hora para su sesión',
    booking: 'La página de reservas se abre en una pestaña nueva.',
    bookingButton: 'Elegir una hora',
    form: 'Díganos cuándo tiene tiempo, con su zona horaria. Respondemos por correo electrónico, de lunes a viernes de 9\u00a0a.\u00a0m. a 6\u00a0p.\u00a0m. (hora del Este).',
    label: '¿Cuándo tiene tiempo?',
    hint: 'Por ejemplo: de lunes a miércoles después de las 5\u00a0p.\u00a0m., hora del Este, o el sábado por la mañana.',
    send: 'Enviar mis horarios',
    sent: 'Tenemos sus horarios. La respuesta llega por correo electrónico.',
    sendFailed: 'No se pudieron enviar sus horas.',
    asked: 'Sus horas',
    answer: 'Nuestra respuesta',
    waiting:
      'Respondemos por correo electrónico, de lunes a viernes de 9\u00a0a.\u00a0m. a 6\u00a0p.\u00a0m. (hora del Este).',
    again: 'Proponer otros horarios',
    credit: 'El precio se abona a un paquete. La página de pago lo muestra en este navegador.',
  },
  manage: {
    title: 'Su suscripción',
    text: 'Cambie el plan o la tarjeta en la página del servicio de pagos. Si pasa a un plan superior, vale desde hoy; a uno inferior, desde el próximo período.',
    button: 'Cambiar plan o tarjeta',
    failed: 'No se pudo abrir la página del servicio de pagos.',
  },
  card: {
    title: 'Compras',
    open: (product: string) => `Ver ${product}`,
    until: (day: string) => `Abierto hasta el ${day}`,
  },
}
