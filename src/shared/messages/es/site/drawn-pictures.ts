export const drawnPictureTexts = {
  letter: {
    from: 'Su nombre y su dirección',
    to: 'A la agencia de informes de crédito, por correo certificado',
    subject: 'Disputa de un dato de mi informe de crédito',
    itemTitle: 'Banco de ejemplo, cuenta terminada en 4471',
    itemLine: 'Pago de marzo de 2025: 60 días de atraso',
    reason: 'Hice este pago el 3 de marzo de 2025. Adjunto mi estado de cuenta de ese mes.',
    ask: 'Investiguen, por favor, conforme a la sección 611 de la Fair Credit Reporting Act. Corrijan o borren lo que sea inexacto, incompleto o no se pueda verificar.',
    signature: 'Su firma',
    caption:
      'Un ejemplo dibujado. La suya dice lo que muestran sus propios papeles. (La carta se escribe en inglés.)',
  },
  round: {
    heading: 'Ronda 1, enviada el 3 de marzo',
    states: ['Respuesta recibida', 'Día 14 de 30', 'Día 11 de 30'],
    next: 'Qué hacer ahora',
    nextText: 'Anote la respuesta que llegó de Experian. Las otras dos tienen plazo hasta abril.',
    caption: 'Un ejemplo dibujado de su portal.',
  },
}
