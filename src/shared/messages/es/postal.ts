/** Letters that are printed and mailed for the client: on the mailing page. */
export const postalTexts = {
  title: 'Que la envíen por mí',
  lead: 'Imprimimos cada carta, la ponemos en un sobre y la enviamos. Usted paga solo el envío. También puede enviar sus cartas usted.',
  failed: 'No pudimos cargar lo que se puede enviar. Vuelva a cargar la página.',
  sandbox: {
    title: 'Esto es una simulación',
    text: 'Aquí no se imprime ni se envía nada. Muestra cómo funciona el envío.',
    badge: 'Simulación: no enviada',
  },

  service: {
    label: '¿Qué tipo de envío quiere?',
    names: {
      first_class: 'Correo de primera clase',
      certified: 'Correo certificado',
      certified_return_receipt: 'Correo certificado con acuse de recibo',
    },
    hints: {
      first_class: 'Llega en unos cinco días. No prueba que llegó.',
      certified: 'Con rastreo. El escaneo de la entrega prueba el día, y los plazos empiezan solos.',
      certified_return_receipt: 'Con rastreo, y una copia de la firma al recibirla. Pida la copia a soporte.',
    },
    from: (price: string) => `desde ${price}`,
  },
  letters: '¿Qué cartas?',
  letter: (recipient: string, round: number) => `${recipient}, ronda ${round}`,
  none: 'Ninguna carta está lista para enviarse.',
  pickOne: 'Elija al menos una carta.',
  tooMany: (most: number) => `Elija como máximo ${most} cartas a la vez.`,
  ask: 'Revisar direcciones y precio',
  askFailed: 'No pudimos revisar las direcciones. No se cobró nada; intente de nuevo.',
  quote: {
    missing: (letters: number) =>
      letters === 1
        ? 'No va en esta carta: queda ahí sin marcar'
        : 'No va en estas cartas: queda ahí sin marcar',
    missingOf: (paper: string, recipients: string) => `${paper} (solo: ${recipients})`,
    addPapers: 'Agregar documentos primero',
    title: 'Lo que enviaríamos',
    pages: (pages: number, flat: boolean) =>
      `${pages} ${pages === 1 ? 'página' : 'páginas'}, ${flat ? 'en un sobre grande' : 'en un sobre normal'}`,
    to: 'Para',
    from: 'De',
    total: 'Total a pagar',
    known: 'El correo conoce esta dirección.',
    uncertain: 'El correo conoce el edificio, pero no el apartamento o la oficina. La carta puede volver.',
    unknown: 'El correo no conoce esta dirección.',
    corrected: 'El correo escribe su dirección así:',
    useCorrected: 'Imprimir así mi dirección en el sobre',
    next: 'Qué pasa después',
    steps: [
      'Usted paga. Después la carta ya no se puede cambiar.',
      'La entregamos en unos minutos. Puede cancelar mientras la página lo ofrezca; entonces reembolsamos la carta.',
      'Cada escaneo del correo aparece aquí y en su registro de envíos.',
    ],
    order: 'Continuar al pago',
    orderFailed: 'No pudimos preparar el pago. No se cobró nada; intente de nuevo.',
    back: 'Cambiar la elección',
  },
  pay: {
    title: 'Pagar el envío',
    done: 'Pagado. Estamos entregando sus cartas.',
    waiting: 'Su banco todavía confirma el pago. Las cartas salen en cuanto lo haga.',
    failed:
      'No pudimos ver si el pago se completó. Vuelva a cargar la página en un minuto antes de pagar otra vez.',
  },
  sends: {
    title: 'Enviadas en su nombre',
    named: (recipient: string) => `En su nombre: ${recipient}`,
    steps: 'Dónde está esta carta',
    states: {
      ordered: 'Espera el pago',
      paid: 'Se está entregando',
      accepted: 'Aceptada para imprimir',
      in_transit: 'En camino',
      delivered: 'Entregada',
      returned: 'Volvió',
      canceled: 'Cancelada',
      failed: 'No enviada',
    },
    done: 'hecho',
    now: 'ahora',
    ahead: 'falta',
    tracking: (number: string) => `Número de rastreo ${number}`,
    expected: (day: string) => `Se espera para el ${day}`,
    refunded: (price: string) => `Reembolsamos ${price}. Llega en 5 a 10 días hábiles.`,
    proved: 'El correo escaneó la entrega. Está en su registro de envíos como prueba.',
    notProved:
      'El correo de primera clase no prueba la entrega. Si usted tiene una prueba, agréguela en su registro de envíos para que empiece el plazo.',
    returnedNext:
      'El correo devolvió esta carta. Mire la dirección, y envíela de nuevo aquí o por su cuenta.',
    cancel: 'Cancelar esta carta',
    cancelNamed: (recipient: string) => `Cancelar la carta para ${recipient}`,
    cancelUntil: (time: string) => `Todavía puede cancelar (hasta el ${time}).`,
    cancelFailed: 'No pudimos cancelarla. Intente de nuevo.',
    cancelled: (recipient: string) => `La carta para ${recipient} está cancelada.`,
  },
} as const
