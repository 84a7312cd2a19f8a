import { PRODUCT_NAME } from '../../src/core/product.ts';

/** Subjects of the messages that visitors send to the team. */
export const MESSAGE_SUBJECTS = {
  confession: `Une confession arrive sur ${PRODUCT_NAME}`,
  proof: `Une preuve pour le concours de ${PRODUCT_NAME}`,
};

export const PICTURE_NAME = 'image';
