const WORDS = `
a ai aie ais ait alors apres as au aucun aucune aura aurait aussi autre autres aux avaient avais avait avant avec avez
avoir avons ayant bien c ca car ce ceci cela celle celles celui ces cet cette ceux chaque chez ci comme comment d dans de
depuis des donc dont du elle elles en encore entre es est et etaient etais etait etant etes etre eu eux fait faire
fais font fut hors ici il ils j jamais je jusque l la laquelle le lequel les lesquels leur leurs lui m ma mais me meme
memes mes moi moins mon n ne ni non nos notre nous on ont ou oui par parce pas peu peut peux plus pour pourquoi puis
quand que quel quelle quelles quels quelque quelques quelqu qui quoi s sa sans se sera serait ses seulement si sont son
sous soit suis sur t ta te tel telle tes toi ton tous tout toute toutes tres trop tu un une va vais vers veux voici voila
vont vos votre vous y
`;

/** Words that say nothing of what an article is about, folded. */
export const STOP_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
