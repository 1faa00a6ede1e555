export const collectionsDisputeModuleTexts = {
  documentTitle: 'Módulo de disputa de cobranzas',
  description:
    'Módulo de software para disputar cuentas en cobranza: solicitud de validación, cartas a las tres agencias, cartas de seguimiento para cada etapa y un registro de envíos.',
  title: 'Módulo de disputa de cobranzas',
  lead: 'En una cuenta en cobranza hay dos partes con obligaciones: el cobrador que pide el dinero y la agencia que imprime el dato. El módulo le acompaña de la primera carta a la última.',
  buy: (price: string) => `Comprar el módulo por ${price}`,
  stepsTitle: 'De la validación a la queja',
  stepsLead:
    'Cada etapa empieza con la respuesta a la anterior, o con el día en que esa respuesta debía llegar.',
  steps: [
    {
      title: 'Validación',
      text: 'Usted pide al cobrador que verifique la deuda. Si escribe dentro de los 30 días de su aviso, el cobrador debe dejar de cobrar hasta verificarla.',
    },
    {
      title: 'Disputa',
      text: 'Usted señala la línea equivocada a cada agencia que la imprime. Cada una tiene 30 días desde que la recibe, en algunos casos 45.',
    },
    {
      title: 'Seguimiento',
      text: 'La agencia que mantiene la línea debe decirle, si usted lo pide y dentro de 15 días, cómo la comprobó. A eso responde usted.',
    },
    {
      title: 'Queja',
      text: 'Si no se tuvo en cuenta lo que usted mostró, reúne cartas y fechas en una queja ante la CFPB.',
    },
  ],
  featuresTitle: 'Qué hace el módulo',
  features: [
    {
      title: 'Escribe al cobrador',
      text: 'Una solicitud de validación que nombra la cuenta y pide el monto, el acreedor original y sus papeles.',
    },
    {
      title: 'Escribe a las tres agencias',
      text: 'Una carta para cada agencia, sobre lo que esa agencia imprime. La misma cuenta suele ser distinta en cada una.',
    },
    {
      title: 'Hace el seguimiento',
      text: 'Una carta para cada clase de respuesta: verificado, cambiado, sin respuesta, puesto otra vez después de borrado.',
    },
    {
      title: 'Lleva las fechas',
      text: 'El registro de envíos tiene una línea para cada carta: enviada, recibida, respuesta pendiente.',
    },
    {
      title: 'Cuenta los siete años',
      text: 'Una cobranza puede reportarse durante siete años, contados desde 180 días después del atraso que la causó. Un cobrador nuevo no los reinicia.',
    },
    {
      title: 'Deja que usted decida',
      text: 'Usted lee cada carta antes de firmarla. Nada se envía en su nombre.',
    },
  ],
  compareTitle: '¿Módulo o kit?',
  compareText:
    'Los dos cuestan lo mismo. El kit es un juego de plantillas con calendario, para una o dos cuentas que usted quiere llevar en papel. El módulo agrega las cartas de seguimiento de cada etapa, hasta la queja.',
  compareLink: 'Ver el kit de cobranzas',
}
