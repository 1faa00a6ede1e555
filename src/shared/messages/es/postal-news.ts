/** Mails about where a letter is that was mailed for somebody. Days come written out. */
export const postalNewsTexts = {
  greeting: (name: string) => `Hola, ${name}:`,
  delivered: {
    subject: 'Su carta fue entregada',
    title: 'Su carta fue entregada',
    text: (recipient: string, day: string) => `El correo entregó su carta a ${recipient} el ${day}.`,
    proved:
      'El escaneo está en su registro de envíos como prueba de entrega. La página de envíos muestra los plazos que siguen.',
    noted: 'La página de envíos muestra lo que nos dijo el correo.',
  },
  returned: {
    subject: 'Su carta fue devuelta',
    title: 'Su carta fue devuelta',
    text: (recipient: string, day: string) =>
      `El correo no pudo entregar su carta a ${recipient}. Nos lo dijo el ${day}.`,
    next: 'Revise la dirección de la carta. Después envíela de nuevo en su página de envíos, o envíela usted.',
  },
  sandbox: 'Esto es una simulación: no se imprimió ni se envió nada.',
  recipient: 'Destinatario',
  service: 'Forma de envío',
  day: 'Fecha',
  open: 'Abrir su página de envíos',
  contact: (support: string) => `¿Algo no está bien? Escriba a ${support}.`,
} as const
