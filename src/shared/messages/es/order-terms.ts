import type { orderTermsTexts as english } from '../en/order-terms.ts'
import type { Widen } from '../messages.ts'

export const orderTermsTexts: Widen<typeof english> = {
  purpose: 'Términos de un pedido',
  sentence:
    'Al continuar, usted acepta los [terms] y la [refunds]. El [privacy] dice qué guardamos de usted y por cuánto tiempo.',
  names: {
    terms: 'Términos del servicio',
    refunds: 'Política de reembolsos',
    privacy: 'Aviso de privacidad',
  },
}
