import { legalVersions } from '../../../rules/legal-versions.ts'
import type { LegalText } from '../../legal-text.ts'

/** `/refunds` in Spanish. */
export const refundPolicyTexts: LegalText = {
  pageTitle: 'Política de reembolsos',
  description: 'Cuándo devolvemos dinero, cuándo no, y cómo pedirlo.',
  lead: 'Cuándo devolvemos dinero, cuándo no, y cómo pedirlo.',
  earlier: [],
  current: {
    version: legalVersions.refunds,
    sections: {
      guarantee: {
        title: '90-Day Max: garantía de devolución de 90 días',
        paragraphs: [
          'Pídalo dentro de los 90 días después de su pago. El precio del paquete 90-Day Max vuelve entonces a la tarjeta con que pagó.',
          'No tiene que dar una razón. La garantía es sobre su pago y no dice nada del resultado de una disputa.',
        ],
      },
      others: {
        title: 'Todo lo demás',
        paragraphs: [
          'Las compras de software son definitivas: no hay reembolsos una vez dado el acceso al software, ni una vez prestados los servicios.',
        ],
      },
      always: {
        title: 'Lo que se devuelve en todo caso',
        paragraphs: ['Esto no depende del producto:'],
        points: [
          'lo que se cobró dos veces, o por una suma equivocada;',
          'lo que se pagó, nunca se abrió y no podemos abrir;',
          'una sesión que no dimos;',
          'todo lo que la ley de su estado mande devolver.',
        ],
      },
      subscriptions: {
        title: 'Suscripciones',
        paragraphs: [
          'Cancele en cualquier momento desde su cuenta, y no se cobra nada más. Lo pagado sigue abierto hasta el final de su período y no se devuelve por los días que queden.',
        ],
      },
      how: {
        title: 'Cómo pedirlo',
        paragraphs: [
          'Escríbanos: desde Contactar a soporte en su portal, desde su cuenta o en la página de contacto. Dé el correo electrónico con que pagó. Respondemos por correo electrónico.',
          'Un reembolso va a la tarjeta con que pagó, y usted recibe un recibo por correo electrónico. Los bancos suelen mostrarlo en 5 a 10 días hábiles.',
          'Cuando se reembolsa todo un pago, se cierra lo que abrió. Sus datos se borran 90 días después, o antes si lo pide.',
          'Lo que se descontó de un paquete mayor es parte de su precio y se reembolsa con él.',
        ],
      },
    },
  },
}
