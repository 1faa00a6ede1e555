export const offerPageTexts = {
  sessions: {
    title: 'Hable antes con nosotros',
    descriptions: {
      'profile-review': 'Una evaluación rápida',
      'strategy-session': 'Un plan personalizado que se abona al paquete',
    },
  },
}
