/** `/contact` in Spanish. */
export const contactTexts = {
  pageTitle: 'Contacto',
  description: 'Escríbanos, con o sin cuenta. Respondemos por correo electrónico.',
  lead: 'Escríbanos, con o sin cuenta. Respondemos por correo electrónico.',
  clientsTitle: '¿Ya es cliente?',
  clients: 'Entre y elija Contactar a soporte en su portal: su mensaje se guarda con su caso.',
  clientsButton: 'Acceso de clientes',
  helpTitle: 'Una respuesta rápida',
  help: 'La página de ayuda responde lo que más se pregunta.',
  helpButton: 'Abrir la página de ayuda',
}
