export const packageOfferTexts = {
  buy: (price: string) => `Ir al pago: ${price}`,
  allPackages: 'Todos los planes de software',
  documentsTitle: 'Lo que el software hace con sus informes',
  documents: [
    {
      title: 'Hallazgos con su prueba',
      text: 'Cada hallazgo cita la línea de su propio informe que lo muestra, con la página en que está.',
    },
    {
      title: 'Cartas que puede firmar',
      text: 'Una para cada agencia, en PDF. No afirman nada que su informe no muestre.',
    },
    {
      title: 'Los papeles que las acompañan',
      text: 'Un análisis forense de los tres informes, una carta de queja y un registro de lo que envía.',
    },
    {
      title: 'Un portal con las fechas',
      text: 'Muestra en qué ronda está, qué debe hacer ahora y cuándo debe llegar una respuesta.',
    },
  ],
  pages: {
    standard: {
      title: 'Standard Credit Repair: software para dos rondas de disputa',
      description:
        'Standard Credit Repair es software para disputas con cartas, análisis y un portal para dos rondas en 90 días. Usted disputa; no se promete nada que decida una agencia.',
      above: 'Paquete Standard',
      heading: 'Standard Credit Repair: reparación de crédito',
      lead: 'El software y los documentos para dos rondas de disputa en 90 días. El nombre es antiguo: usted mismo disputa los errores de sus informes, con cartas que los citan.',
      ownTitle: 'Dos rondas, no más de lo necesario',
      own: [
        'Muchos errores se ven a simple vista: una primera carta los señala y una segunda retoma lo que quedó igual. Si después algo sigue en pie, usted puede pasar a un paquete mayor y pagar solo la diferencia.',
      ],
    },
    ninetyDayMax: {
      title: '90-Day Max Results: software para disputas durante 90 días',
      description:
        '90-Day Max es software para disputas con rondas ilimitadas durante 90 días y garantía de devolución en 90 días. La garantía se refiere a su pago, no a lo que decida una agencia.',
      above: 'Paquete 90-Day Max',
      heading: '90-Day Max Results: 90 días',
      lead: 'Noventa días de software y documentos para disputas, sin límite de rondas. “Max” se refiere a las rondas que usted puede empezar, no a lo que decida una agencia.',
      ownTitle: 'Garantía de devolución del dinero de 90 días',
      own: [
        'Pida su dinero dentro de los 90 días siguientes a su pago, con Contactar a soporte en su portal. Devolvemos el precio de este paquete a la tarjeta con la que pagó.',
        'La garantía se refiere a su pago. No dice nada del resultado de una disputa, que nadie puede prometer.',
        'El paquete no pone límite a las rondas. Una ronda tarda de 30 a 45 días, así que en 90 días suelen caber dos.',
      ],
    },
    premium: {
      title: 'ARMOR Premium: software de disputa sin límite de rondas',
      description:
        'ARMOR Premium es software para disputas con documentos para cada ronda: cartas a las agencias, renovaciones y disputas directas con quienes reportan.',
      above: 'Paquete Premium',
      heading: 'Documentos para cada ronda',
      lead: 'Premium le acompaña desde las primeras cartas a las agencias hasta las disputas directas con quienes reportaron el dato.',
      ownTitle: 'Por qué una tercera ronda',
      own: [
        'La agencia pregunta al banco o al cobrador que está detrás de un dato si es correcto. Si eso no lo aclara, la tercera ronda va a la fuente: una disputa directa con la empresa que reporta. Estas empresas deben investigar la mayoría de las disputas sobre lo que reportan.',
        'El paquete no tiene límite de rondas. Después de la tercera siguen con las empresas que reportan, la queja y el archivo de su caso. Una agencia recibe otra carta solo cuando hay algo nuevo.',
      ],
    },
    premier: {
      title: 'ARMOR Premier: nuestro programa de disputa de 90 días',
      description:
        'ARMOR Premier es nuestro programa de 90 días: software para disputas con documentos para cada ronda y un portal que le dice qué vence y cuándo.',
      above: 'Nivel Premier',
      heading: 'Nuestro programa de 90 días para cada ronda',
      lead: 'Premier pone su disputa en un calendario: qué enviar, cuándo debe llegar una respuesta y qué retoma la carta siguiente.',
      ownTitle: 'Un programa, día por día',
      own: [
        'Premium y Premier incluyen el mismo software y los mismos documentos. Premier agrega el programa: 90 días en los que cada paso tiene su día: desde sus informes hasta las respuestas de la segunda ronda. De un vistazo ve a quién le toca: a usted o a la agencia.',
      ],
    },
    elite: {
      title: 'ARMOR Elite: el programa de 90 días con soporte preferente',
      description:
        'ARMOR Elite incluye todo lo de Premier, con documentos para cada ronda y el programa de 90 días. Tiene el primer lugar en la cola de soporte.',
      above: 'Paquete Elite',
      heading: 'Todo lo de Premier, y soporte preferente',
      lead: 'El mismo software, los mismos documentos y el mismo programa de 90 días que Premier. Lo que cambia es el soporte: sus preguntas se responden antes que otras.',
      ownTitle: 'Qué significa “preferente”',
      own: [
        'Sus mensajes ocupan el primer lugar en la cola durante el horario de soporte.',
        'El tiempo de las agencias es el mismo para todos: de 30 a 45 días por ronda, cueste lo que cueste el paquete.',
      ],
    },
  },
}
