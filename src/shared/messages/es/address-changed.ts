/** To both addresses, when staff gave a case another one. It names nobody: the one before may have been somebody else's by mistake. */
export const addressChangedTexts = {
  former: {
    subject: 'Se cambió el correo electrónico de su caso',
    title: 'Se cambió su correo electrónico',
    changed: (by: string, masked: string) =>
      `Esta dirección ya no pertenece a su caso: ${by}, de nuestro equipo, la cambió por ${masked}. Los correos sobre el caso y los enlaces para iniciar sesión van desde ahora a la dirección nueva. Con esta ya nadie puede abrir el caso.`,
    notYou: (support: string) =>
      `Si usted no pidió este cambio, responda a este correo o escriba a ${support} de inmediato. Revisaremos quién lo pidió y, si no fue usted, restableceremos su dirección.`,
    wasYou: 'Si usted lo pidió, no tiene que hacer nada.',
  },
  present: {
    subject: 'Este es ahora el correo electrónico de su caso',
    title: 'Su caso tiene ahora este correo electrónico',
    changed: (by: string, masked: string) =>
      `${by}, de nuestro equipo, cambió el correo electrónico de su caso de ${masked} a este. Los correos sobre el caso llegan aquí desde ahora, y usted inicia sesión con esta dirección.`,
    notYou: (support: string) =>
      `Si usted no pidió este cambio, o no tiene un caso con nosotros, responda a este correo o escriba a ${support}.`,
    wasYou: 'También avisamos a la dirección anterior.',
  },
} as const
