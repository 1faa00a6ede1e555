/** «Sus datos» en la página de estado de una solicitud de financiamiento real. */
export const applicationDataTexts = {
  title: 'Sus datos',
  lead: 'Qué guardamos sobre esta solicitud, cuánto tiempo se guarda y cómo pedir que se borre.',
  download: {
    title: 'Descargar todo',
    text: 'Un solo archivo ZIP: sus respuestas, archivos y mensajes, los documentos y estados de la solicitud, y quién de nuestro equipo la abrió. Abra primero index.html.',
    button: 'Descargar mis datos',
  },
  keeping: {
    title: 'Cuánto tiempo se guarda',
    unused: (day: string) =>
      `Si ya no usa esta solicitud, todo lo relacionado se borra el ${day}, dos años después del último uso. Cada uso aplaza ese día.`,
    warned: 'Le escribimos 14 días antes.',
    stays:
      'Lo que queda: para nuestra contabilidad, el monto, el día y el número de un pago o de una comisión, sin su nombre; en el registro de nuestro equipo, el número de su solicitud, sin su nombre.',
  },
  deletion: {
    title: 'Borrar esta solicitud',
    text: 'Puede pedir que se borre esta solicitud con todo lo que guardamos sobre ella.',
    what: [
      'Sus respuestas, archivos, mensajes y los documentos de la solicitud se borran para siempre. Nadie puede recuperarlos.',
      'Nuestro trabajo en la solicitud termina. Lo que se envió a un prestamista se queda con él.',
      'Un paquete que se pagó con esta solicitud termina con ella. Lo que compró por un enlace de pago sigue siendo una compra aparte.',
      'Si tiene un caso de disputa con nosotros, es un registro aparte y se queda. Se borra en «Sus datos», en su portal.',
      'Las copias de seguridad cifradas lo conservan hasta que otras más nuevas las reemplacen.',
    ],
    first:
      'Descargue antes sus datos si puede necesitarlos: para un prestamista, para un abogado o para sus impuestos.',
    ask: 'Borrar esta solicitud…',
    confirm: 'Sí, borrarla en 7 días',
    keep: 'Conservar mi solicitud',
    asked: (asked: string, day: string) =>
      `Pidió el borrado el ${asked}. Todo lo relacionado con esta solicitud se borra el ${day}. Hasta entonces puede cancelar el borrado.`,
    withdraw: 'Cancelar el borrado y conservar mi solicitud',
    requested: { title: 'Borrado solicitado', description: (day: string) => `Se hará el ${day}.` },
    withdrawn: { title: 'Borrado cancelado', description: 'Su solicitud se conserva.' },
    failed: { title: 'No funcionó', description: 'Inténtelo de nuevo.' },
  },
}
