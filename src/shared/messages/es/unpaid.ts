import type { Messages } from '../messages.ts'

export const unpaidTexts: Messages['unpaid'] = {
  title: 'Todavía no se ha pagado nada por este formulario',
  intake:
    'Puede llenarlo y enviarlo; se guarda. La lectura de sus informes y la redacción de sus cartas empiezan después del pago. Elija ahora un paquete y vuelva aquí, o pague más tarde en su portal.',
  pay: (price) => `Pagar ${price}`,
  payFor: (name, price) => `Pagar ${price} por ${name}`,
  confirmingTitle: 'Su pago se está confirmando',
  confirming: 'Su banco todavía no ha respondido. Puede continuar; no tiene que pagar otra vez.',
  otherTitle: 'Usted ya pagó',
  other: 'Esta dirección no nombra su pago. Abra el formulario de su propio caso para que cuente.',
  openOther: 'Abrir el formulario que está pagado',
  tokenInvalidTitle: 'Este enlace de la beta no es válido',
  tokenInvalid:
    'Un formulario enviado con él se rechaza. Solicite de nuevo el programa beta para recibir otro.',
  apply: 'Solicitar el programa beta',
  tokenUsedTitle: 'Este enlace de la beta ya se usó',
  tokenUsed: 'Su formulario ya se envió. Inicie sesión para abrir su panel.',
  openPortal: 'Abrir mi panel',
  casePaidTitle: 'Este caso ya está pagado',
  casePaid: 'No se le cobra otra vez.',
  openCase: 'Abrir su panel',
}
