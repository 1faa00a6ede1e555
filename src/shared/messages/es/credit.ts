import type { Messages } from '../messages.ts'

export const creditTexts: Messages['credit'] = {
  price: 'Precio',
  line: (name: string, day: string) => `${name}, pagado el ${day}`,
  due: 'A pagar ahora',
  failed: 'No se pudo consultar lo que pagó antes. El paso de pago muestra el monto que se cobra.',
}
