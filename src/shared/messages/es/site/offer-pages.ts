import { performanceBasedFeeTexts } from './performance-based-fee.ts'
import { septemberPlayTexts } from './september-play.ts'

export const offerPageTexts = {
  septemberPlay: septemberPlayTexts,
  performanceFee: performanceBasedFeeTexts,
  sessions: {
    title: 'Hable antes con nosotros',
    descriptions: {
      'profile-review': 'Una evaluación rápida',
      'strategy-session': 'Un plan personalizado que se abona al paquete',
    },
  },
}
