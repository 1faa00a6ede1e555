import type { AgreementWords } from './words-en.ts'

/** The copy for reading. Each paper says that the English one is signed. */
export const agreementWordsInSpanish: AgreementWords = {
  copyNote:
    'Copia en español para leer. Usted firma el documento en inglés, que dice lo mismo y es el que vale; la ley prescribe sus palabras en inglés.',
  footer: (company, name, reference) => `${company} · ${name} · ${reference} · copia para leer`,
  signature: {
    name: 'Firmado al escribir este nombre',
    drawing: 'Firma dibujada',
    date: 'Fecha de la firma',
    empty: 'Se firma el documento en inglés',
  },
  acknowledge: (name, company) =>
    `Yo, ${name}, recibí de ${company} esta declaración como documento aparte, antes de firmar ningún contrato.`,
  acknowledgeHeading: 'Recibo de esta declaración',
  contract: {
    title: 'Contrato de servicios',
    between: (company, address, name) =>
      `Este contrato se celebra entre ${company}, cuya dirección comercial principal es ${address} («la empresa»), y ${name} («usted»).`,
    parties: 'Las partes',
    companyName: 'Empresa',
    companyAddress: 'Dirección comercial principal',
    companyEmail: 'Correo de la empresa',
    you: 'Usted',
    yourAddress: 'Su dirección',
    contact: 'Su correo y teléfono',
    services: 'Lo que la empresa hace por usted',
    package: (product) => `Usted compra ${product}.`,
    packageSteps: [
      'El programa lee los informes de crédito de Experian, Equifax y TransUnion que usted sube, y muestra cada anotación que puede ser inexacta, con la línea del informe que lo demuestra.',
      'Usted decide, anotación por anotación, qué se disputa. Nada se disputa sin su decisión registrada.',
      'Escribe una carta de disputa a cada agencia, un análisis forense, una carta de queja y un registro de correo a partir de sus informes y sus decisiones. Usted firma y envía las cartas.',
      'Cuenta los días en que una agencia debe responder, lee las respuestas que usted sube y prepara las cartas de la ronda siguiente.',
    ],
    session: (product) =>
      `Usted compra ${product}: una conversación, a la hora que acuerde con la empresa, sobre sus propios informes de crédito y lo que usted mismo puede hacer.`,
    rounds: {
      counted: (rounds) => `Rondas de disputa que pueden empezarse: ${rounds}.`,
      unlimited: 'Rondas de disputa que pueden empezarse: todas las que necesite.',
      days: (days) =>
        `Una ronda puede empezarse durante ${days} días desde su pago. Lo que se empezó se termina, y lo que se hizo sigue siendo suyo.`,
      endless: 'Una ronda puede empezarse sin límite de tiempo.',
    },
    price: 'Lo que usted paga',
    total: (sum) =>
      `La suma total de todos los pagos que usted hace a la empresa, o a cualquier otra persona por estos servicios, es de ${sum}, en un solo pago con tarjeta. Nada se renueva y no hay otros cargos.`,
    credited:
      'Si una cuota que usted pagó antes cuenta para este precio, se le muestra antes de pagar, y paga esa suma de menos.',
    postage:
      'El franqueo de las cartas que usted envía, y cualquier cargo de una agencia, los paga usted a otros; la empresa no los vende.',
    when: (day) =>
      `Nada se cobra, se reserva ni se empieza antes del ${day}, el primer día después del plazo en que puede cancelar. Entonces recibe un correo con un enlace para pagar. No tiene que pagar: un contrato que no se paga no le obliga a nada.`,
    paidBefore: (paid, day) =>
      `Usted pagó esta suma el ${paid}, antes de decir dónde vive. Ningún trabajo empieza antes del ${day}, el primer día después del plazo en que puede cancelar. Si cancela, se le devuelve toda la suma.`,
    guarantees: 'Garantías',
    none: 'La empresa no garantiza ningún resultado. Nadie puede hacer que se elimine de un informe de crédito información exacta, actual y verificable.',
    guarantee: (text) => `La única garantía es esta: ${text}`,
    refunds: (text) =>
      `Reembolsos: ${text} Esto no limita su derecho a cancelar, más abajo, ni ningún derecho que le da la ley.`,
    time: 'Cuánto tarda',
    length: (days, day) =>
      `Se estima que los servicios estarán completos dentro de ${days} días desde su pago: para el ${day}, si paga el primer día en que puede hacerlo. Las agencias tienen 30 días, en algunos casos 45, para responder a cada carta.`,
    sessionLength: (days, day) =>
      `Se estima que la conversación habrá tenido lugar dentro de ${days} días desde su pago: para el ${day}, si paga el primer día en que puede hacerlo.`,
    cancelling: 'Su derecho a cancelar',
    howToCancel: (day) =>
      `Puede cancelar hasta la medianoche con que termina el ${day}, por cualquier motivo y sin decirlo: con el botón Cancelar este contrato en la página de este acuerdo, con el aviso de cancelación adjunto, o con cualquier otro escrito. Entonces no debe nada. Nadie puede pedirle que renuncie a este derecho: una renuncia sería nula (15 U.S.C. 1679f).`,
    stateDays: (days, state) =>
      `La ley federal le da tres días hábiles, como dice la frase encima de su firma. La ley de ${state} le da ${days}, y el plazo más largo es suyo: vale el día que se nombra aquí y en el aviso de cancelación.`,
    received:
      'Con su firma confirma también que recibió, antes de ella, la declaración "Consumer Credit File Rights Under State and Federal Law", y con este contrato el aviso de cancelación por duplicado.',
    signHere: 'Firma',
    prescribed:
      'Puede cancelar este contrato sin sanción ni obligación en cualquier momento antes de la medianoche del tercer día hábil después de la fecha en que firmó el contrato. Vea el formulario adjunto de aviso de cancelación, que explica este derecho.',
    date: (day) => `Fecha de este contrato: ${day}.`,
  },
  notice: {
    title: 'Aviso de cancelación',
    copy: (number) =>
      number === 1
        ? 'Primera copia: se queda con usted.'
        : 'Segunda copia: para enviar o entregar, firmada y fechada.',
    first:
      'Puede cancelar este contrato, sin ninguna sanción ni obligación, en cualquier momento antes de la medianoche del tercer día que empieza después de la fecha en que usted firmó el contrato.',
    second: (company, address, day) =>
      `Para cancelar este contrato, envíe o entregue una copia firmada y fechada de este aviso de cancelación, o cualquier otro aviso por escrito, a ${company}, ${address}, antes de la medianoche del ${day}.`,
    third: 'Por la presente cancelo esta transacción,',
    blanks: ['Fecha', 'Firma del comprador'],
    about: (product, name, day) => `${product}. Contrato de ${name}, firmado el ${day}.`,
  },
}
