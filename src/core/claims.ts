/**
 * What the service claims of itself (document 1, section 9), for every page that says it. Each must be true of the real
 * service and provable: the law asks the operator, not the writer.
 */
export const CLAIMS = {
  singles: '100K',
  signupTime: '2 minutes',
  shortSignupTime: '2 min',
  quizSignupTime: '30 sec',
  trial: '14 jours',
  freeFeatures: 'profil, swipe et match',
};
