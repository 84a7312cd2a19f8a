export const BACK_OFFICE_COPY = {
  title: 'Rédaction',
  description: 'L’arrière-boutique : on y écrit, on y corrige, on y publie.',
  checking: 'Vérification des droits d’accès…',
  withoutScript: 'La rédaction a besoin de JavaScript : autorise-le pour ce site, puis recharge la page.',
};
