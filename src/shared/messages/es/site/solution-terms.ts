export const solutionTermsTexts = {
  access:
    'El acceso a kits y módulos se da en las 24-48 horas siguientes al pago. Su guía está lista de inmediato, en su cuenta. Una vez dado el acceso, la compra es definitiva.',
  disclaimer:
    'ARMOR ofrece software, plantillas y educación. No es una empresa de reparación de crédito, ni un prestamista, ni un servicio legal, ni de liquidación de deudas. Ningún resultado está garantizado: depende de lo que usted haga y de cómo respondan agencias, cobradores, arrendadores y prestamistas. Solo puede disputarse la información inexacta, incompleta o que no se puede verificar.',
  fundingDisclaimer:
    'ARMOR ofrece software, plantillas y educación. No es un prestamista, ni un intermediario, ni un servicio legal. Tampoco es una empresa de reparación de crédito o de liquidación de deudas. Ningún financiamiento, monto ni aprobación está garantizado: deciden solo los prestamistas, y el resultado depende de sus documentos y de lo que usted haga.',
  days: (from: number, to: number) => `${from}-${to} días`,
}
