/** The mail that leads a client whom staff added into the portal. */
export const portalInvitationTexts = {
  subject: 'Su caso ya está en su portal de ARMOR',
  preheader: 'Entre con este correo electrónico. No necesita contraseña.',
  title: 'Bienvenido a su portal',
  greeting: (name: string) => `Hola, ${name}:`,
  intro:
    'Ahora llevamos su caso en un portal. Allí ve sus informes y cartas, decide qué disputa y anota lo que envió por correo.',
  how: (email: string) =>
    `Pulse el botón y escriba ${email}. Le enviamos un enlace para entrar. No necesita contraseña.`,
  button: 'Ir a la entrada',
  yours:
    'Nada se decide por usted: usted elige qué disputa, usted firma sus cartas y usted dice qué correos quiere recibir.',
  notYou: (support: string) => `¿No nos conoce? Ignore este correo electrónico o escriba a ${support}.`,
  fallback: 'Si el botón no funciona, copie esta dirección en su navegador:',
}
