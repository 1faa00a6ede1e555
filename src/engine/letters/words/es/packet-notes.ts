import type { PacketNotes } from '../en/packet-notes.ts'

export const packetNotes: PacketNotes = {
  freezeAddress: (bureau) =>
    `Para ${bureau} las direcciones publicadas difieren. Escriba la que su informe o el propio sitio web de ${bureau} indica para congelamientos.`,
  printedAddress: (bureau, page) =>
    `Va dirigida adonde su informe de ${bureau} lo pide, en la página ${page}.`,
  noAddress: (name) =>
    `Ningún informe imprime una dirección de ${name}. Escríbala antes de enviar la carta: tómela de las cartas o del sitio web de la propia empresa.`,
  servicePrint: (bureau) =>
    `Esta carta se basa en el informe de un servicio de vigilancia de crédito, que no es el propio de ${bureau} y deja fuera datos que ${bureau} tiene, como la fecha del primer atraso. ${bureau} puede pedir su propio informe: es gratis en AnnualCreditReport.com, y cuando usted lo suba, la carta se escribirá a partir de él.`,
  somethingNew: (papers) =>
    `Parte de esta carta disputa otra vez lo que ya se verificó. Una repetición que no aporta nada nuevo puede dejarse de lado. Adjunte copia de un papel que no se haya enviado antes, como ${papers.join('; ')}, y escriba en la línea bajo “Enclosures” qué es. Si no tiene ninguno, deje fuera lo que se verificó.`,
  papers: {
    ledger: 'un estado de cuenta o una carta de la empresa que muestre la cantidad',
    payments: 'estados bancarios o recibos que muestren los pagos',
    delinquency: 'estados de cuenta o cartas que muestren cuándo dejó de pagar por primera vez',
    ownership: 'una carta que diga a quién se vendió o se entregó la deuda',
    agreement: 'el contrato, la solicitud o un primer estado de cuenta',
    servicing: 'una carta sobre el cierre o el traspaso de la cuenta',
    court: 'la orden de liberación de deudas u otro papel del tribunal',
    identity:
      'un papel que muestre el dato correcto, como la tarjeta del Seguro Social o un contrato de alquiler',
    inquiry: 'una carta de la empresa sobre la solicitud',
    dispute: 'su disputa y la respuesta a ella',
  },
  theft:
    'Firme solo si las cuentas son realmente de un robo de identidad. Un informe falso de robo de identidad es un delito, y la agencia puede anular un bloqueo que se base en él.',
  theftReport:
    'Sin el número de un informe de robo de identidad esta carta no pide un bloqueo: disputa los datos porque no son suyos. Presente un informe en IdentityTheft.gov o a la policía, escriba su número en sus otras cartas, y la carta se escribirá de nuevo y pedirá el bloqueo.',
  freeze:
    'Más rápido: cada agencia pone un congelamiento por internet o por teléfono en un día hábil. Por correo, complete lo que está en blanco y compruebe la dirección en el sitio web de la agencia: es otra que la de las disputas, y cambia.',
  validation:
    'Usted tiene 30 días desde el aviso del propio cobrador para disputar la deuda por escrito. Busque ese aviso: dentro de esos días su carta obliga al cobrador a dejar de cobrar hasta que le envíe la verificación. Después puede responder, pero no está obligado a parar. El cobrador mismo no tiene ningún plazo de 30 días.',
}
