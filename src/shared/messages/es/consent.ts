/** The communication consent dialog. */
export const consentTexts = {
  askTitle: 'Manténgase al tanto de su caso',
  askTitleNamed: (name: string) => `Manténgase al tanto, ${name}`,
  askText: '¿Cómo podemos comunicarnos con usted para darle novedades de su caso?',
  channels: { phone: 'Llamadas telefónicas', text: 'Mensajes de texto', email: 'Correo electrónico' },
  selectOne: 'Elija al menos un medio de comunicación',
  yes: 'Sí, manténganme al tanto',
  no: 'No, gracias',
  optOut:
    'Puede responder STOP a los mensajes de texto o cancelar los correos electrónicos en cualquier momento. Pueden aplicarse costos de mensajes y datos.',
  notRequired: 'Su respuesta no es condición de ninguna compra.',
  allSetTitle: '¡Perfecto! Todo listo',
  allSetText: 'Usaremos:',
  welcomeTitle: 'Le damos la bienvenida',
  welcomeText: 'Abriendo su cuenta',
  noProblemTitle: '¡No hay problema!',
  noProblemText:
    'Solo recibirá avisos esenciales por correo electrónico. Puede cambiar sus preferencias en su cuenta en cualquier momento.',
  continueNow: 'Continuar ahora',
} as const
