import type { PacketNotes } from '../en/packet-notes.ts'

export const packetNotes: PacketNotes = {
  noAddress: (name) =>
    `Ningún informe imprime una dirección de ${name}. Escríbala antes de enviar la carta: tómela de las cartas o del sitio web de la propia empresa.`,
  servicePrint: (bureau) =>
    `Esta carta se basa en el informe de un servicio de vigilancia de crédito, que no es el propio de ${bureau} y deja fuera datos que ${bureau} tiene, como la fecha del primer incumplimiento. ${bureau} puede pedir su propio informe: es gratis en AnnualCreditReport.com, y cuando usted lo suba, la carta se escribirá a partir de él.`,
  theft:
    'Firme solo si las cuentas son realmente de un robo de identidad. Un informe falso de robo de identidad es un delito, y la agencia puede anular un bloqueo que se base en él.',
  theftReport:
    'Escriba el número de su informe de robo de identidad y adjunte una copia: sin él no hay bloqueo.',
  freeze:
    'Más rápido: cada agencia pone un congelamiento por internet o por teléfono en un día hábil. Por correo, complete lo que está en blanco y compruebe en el sitio web de la agencia adónde se envía.',
  validation:
    'Los 30 días en los que un cobrador debe responder antes de seguir cobrando corren desde su propio aviso a usted. Busque ese aviso; pasados los 30 días el cobrador puede responder, pero no está obligado.',
}
