import type { holdingTexts as english } from '../en/holding.ts'

export const holdingTexts: typeof english = {
  rounds: 'Rondas',
  used: (begun, held) => `usadas: ${begun} de ${held}`,
  usedOfUnlimited: (begun) => `usadas: ${begun}, sin límite`,
  service: 'Se pueden empezar rondas',
  until: (day) => `hasta el ${day}`,
  ended: (day) =>
    `hasta el ${day}; ese día ya pasó. Lo que se hizo se conserva, y los envíos y los plazos siguen.`,
  withoutEnd: 'sin fecha límite',
  support: 'Lugar en la cola de soporte',
  upgrade: (name) => `Continuar con ${name}: solo paga la diferencia`,
}
