-- Made by `npm run tool -- seed` from supabase/seed: change the articles there.

insert into public.categories (name, slug) values
  ('Premiers messages', 'premiers-messages'),
  ('Premiers rendez-vous', 'premiers-rendez-vous'),
  ('Applis & profils', 'applis-et-profils'),
  ('Relations', 'relations'),
  ('Désir & tabous', 'desir-et-tabous'),
  ('Confiance en soi', 'confiance-en-soi'),
  ('Dates ratés', 'dates-rates'),
  ('Vie de célibataire', 'vie-de-celibataire');

insert into public.tags (name) values
  ('applis'),
  ('argent'),
  ('bio'),
  ('chat'),
  ('confiance'),
  ('consentement'),
  ('couple'),
  ('célibat'),
  ('distance'),
  ('désir'),
  ('ego'),
  ('ex'),
  ('famille'),
  ('ghosting'),
  ('humour'),
  ('idées'),
  ('messages'),
  ('musique'),
  ('petite ville'),
  ('photos'),
  ('premier message'),
  ('premier verre'),
  ('profil'),
  ('préservatif'),
  ('quiproquo'),
  ('red flags'),
  ('rencontre'),
  ('rendez-vous'),
  ('restaurant'),
  ('rupture'),
  ('réveillon'),
  ('sex friends'),
  ('sexualité'),
  ('timidité'),
  ('travail'),
  ('vacances'),
  ('voisinage'),
  ('voyage'),
  ('vêtements'),
  ('écoute');

insert into public.blog_posts (
  id, title, description, content, slug, image_url, reading_time, meta_title, meta_description, meta_keywords,
  status, categories, tags, content_type, is_featured, published_at, created_at, updated_at
) values
  ('139b2b88-d014-8156-83f5-d6d2104af57e', 'Le date au cimetière (c’était son idée)', 'Elle voulait se promener entre les tombes, j’ai trouvé ça original. Puis un cortège est passé, et toute une famille m’a reconnu. À tort.', '<p>Bon, assieds-toi, parce que celle-là elle est longue et il faut que je la raconte dans l’ordre, sinon on va encore me dire que j’invente.</p>
<p>Tu te souviens d’Aurore, celle qui lisait un plan de la ville sur sa photo ? On devait boire un café à Flagey. Et le vendredi elle m’écrit, non, viens plutôt au cimetière de Laeken, samedi quinze heures, c’est calme, c’est gratuit, et là au moins <a href="/blog/ghosting-mode-d-emploi">personne ne te ghoste</a>, on sait où ils sont. Moi j’ai trouvé ça génial. J’ai mis mon manteau noir, tu vois lequel, celui de mon entretien à la commune. Retiens bien le manteau.</p>
<p>Donc on se promène. Et c’est chouette, hein, je ne vais pas dire le contraire, elle lit les tombes en faisant les voix, il y a un petit soleil, je me dis que j’ai bien fait de venir. Vingt minutes comme ça. Et là, au bout de l’allée, un enterrement. Un vrai, avec le cercueil, les couronnes, quarante personnes. On se met sur le côté. Je baisse la tête, parce que ma mère m’a élevé. Et il y a un monsieur en gants gris qui passe, il me voit tout seul avec mon manteau, il me donne une rose blanche et il me pousse. Pas fort. Tu sais, la main dans le dos, comme à l’école. Et moi j’ai avancé. Aurore me fait : mais tu vas où ? Je ne savais pas. J’étais dans le cortège.</p>
<p>Là, une petite dame à voilette me prend le bras et me demande de quel côté je suis. De quel côté ! Je panique, je regarde autour de moi, il y a un ange avec une ancre, et je lui dis : du côté de la mer.</p>
<p>Elle s’arrête. Elle devient toute blanche. Elle dit à sa voisine : « Godelieve, c’est le petit d’Ostende. »</p>
<p>Je te jure que je l’ai vue partir, la rumeur. Ça remontait rang par rang, les chapeaux se retournaient, le petit d’Ostende, il est venu, quand même, il est venu. Moi je disais à tout le monde : non non, moi c’est Yanis, je passais. Et un grand type en larmes m’attrape par les deux épaules et répète « je passais », comme si c’était la plus belle phrase du monde, « tout son père ». Parce que le mort, Roger, il paraît qu’il n’avait jamais rien avoué non plus. Alors plus tu nies, plus tu es son fils. J’ai nié à trois tantes et à un beau-frère. J’ai nié au curé. À la fin, on m’a laissé passer en deuxième pour jeter ma rose, et quelqu’un filmait avec son GSM.</p>
<p>Aurore, elle, était partie. J’ai eu un message : « Je vois que tu es en famille, je te laisse. » Je ne lui en veux même pas.</p>
<p>Et après, non, je ne suis pas rentré chez moi. Je sais. J’aurais dû. Mais essaie, toi, de dire non à onze cousins qui pleurent. Il y avait une arrière-salle de brasserie, des pistolets au jambon, du café dans des thermos, et ils me passaient des photos de Roger à tous les âges, Roger au Heysel, Roger avec sa première auto, Roger en communiant, et ils comparaient les oreilles. Une tante m’a demandé si je dansais. J’ai dit un peu. Elle a dû sortir.</p>
<p>Restait la veuve. Quatre-vingts ans, tailleur noir, droite comme je ne sais pas quoi. Elle me fait signe de venir à côté d’elle. Plus personne ne mange. Alors je me suis mis tout près et je lui ai dit la vérité, madame, je vous demande pardon, je ne suis pas le fils de votre mari, j’avais un rendez-vous près de la chapelle, je n’ai jamais mis un pied à Ostende.</p>
<p>Elle me regarde un bon moment. Elle me dit : « Lui non plus, mon garçon. Il avait le mal de mer sur la digue. »</p>
<p>C’était elle. C’était elle qui l’avait inventé, le petit d’Ostende, en 1999, un jour que ses belles-sœurs l’énervaient, et depuis elles en parlaient à chaque Noël. Elle a regardé la salle, tous ces gens, les nez rouges, ça discutait, ça se resservait, et elle m’a dit tout bas que ça leur faisait du bien d’avoir quelqu’un à regarder, aujourd’hui. Qu’il aurait ri, Roger. Après elle m’a embrassé sur le front, bien fort, pour que tout le monde voie, et on m’a rapporté du jambon.</p>
<p>Voilà. Aurore n’a jamais rappelé. Les tantes, oui, elles ont eu mon numéro je ne sais pas comment, et il y a un barbecue le 13 juin où je suis censé faire une salade. Ma mère dit que je dois leur expliquer. Je vais leur expliquer. Je ne sais pas encore pour la salade. Liégeoise, peut-être, ils sont nombreux.</p>', 'date-au-cimetiere', '/illustrations/covers/date-au-cimetiere.svg', '4 min de lecture', 'Le date au cimetière (c’était son idée)', 'Un premier rendez-vous au cimetière de Laeken, un enterrement inconnu, et une famille persuadée que je suis le fils caché du défunt.', 'premier rendez-vous insolite, cimetière, Bruxelles, date raté, anecdote', 'published', array['Dates ratés'], array['rendez-vous', 'famille', 'humour', 'ghosting'], 'anecdote', false, '2026-10-02T07:05:00Z', '2026-10-02T07:05:00Z', '2026-10-02T07:05:00Z'),
  ('76838c59-999a-8a74-8e7e-3c3427c9adb0', 'Elle a gardé ses écouteurs', 'Toute la soirée, elle a gardé ces deux petites coques bleues dans les oreilles. J’ai fini par lui faire la morale. Je plaide coupable.', '<p>Je plaide coupable, avec circonstances aggravantes : j’avais répété.</p>
<p>C’était une première date, un mercredi de février, dans un café de Limoilou, à Québec. Florence est entrée, elle a secoué la neige de sa tuque, elle s’est assise, elle a souri. Et elle a gardé ses écouteurs. Deux petites coques bleu nuit, une dans chaque oreille, pas cachées pantoute.</p>
<p>Je me suis dit qu’elle finissait une chanson.</p>
<p>J’ai parlé. De mon déménagement, de ma job en cartographie, de Gaston. Gaston, c’est mon levain. Je le nourris deux fois par jour, il a ses humeurs, j’ai un fichier. Florence hochait la tête en me regardant la bouche, ce que j’ai pris pour du désir. De temps en temps, sous la table, son pouce effleurait l’écran de son téléphone.</p>
<p>À 19 h 40, ça m’a monté d’un coup.</p>
<p>« C’est bon, ta musique ?</p>
<p>– Quelle musique ?</p>
<p>– Ce que t’écoutes, là.</p>
<p>– Ben… toi. »</p>
<p>J’ai eu un petit rire que je ne souhaite à personne d’avoir eu. Puis j’ai prononcé mon discours. J’y pensais depuis la tuque. J’ai dit qu’être présent, c’était un cadeau. J’ai dit qu’on vivait dans une époque où plus personne n’écoutait plus personne. J’ai dit « hyperconnectés ». J’ai fait des guillemets avec les doigts. J’ai cité mon grand-père, qui savait, lui, regarder brûler un feu. À la table d’à côté, un gars a arrêté de manger sa soupe pour mieux avoir honte à ma place.</p>
<p>Florence m’a laissé aller jusqu’au bout, la tête un peu penchée. Quand j’ai eu fini, elle a pris une gorgée de thé.</p>
<p>« C’est mes appareils auditifs. »</p>
<p>Il neigeait dehors. Je m’en souviens, je regardais la neige.</p>
<p>« La gauche fait la grève, la droite fait du temps supplémentaire, a-t-elle continué. Je les ai pris bleus parce que beige, c’est pour les dentiers. Continue, c’était intéressant, le feu de ton grand-père.</p>
<p>– Je suis tellement désolé.</p>
<p>– C’est correct. T’es pas le premier qui me fait le discours. T’es juste le plus long. »</p>
<p>J’ai posé mon front sur la table. Le gars de la soupe m’a tapoté l’épaule. Quand je me suis relevé, elle riait, pas méchamment, et comme je voulais à tout prix dire quelque chose de pas niaiseux, j’ai fait ce que j’aurais dû faire une heure plus tôt : j’ai posé une question. Comment ça marche ?</p>
<p>Elle a mis son téléphone entre nous. Il y avait des programmes : « Restaurant », « Plein air », « Concert ». Elle m’a montré comment elle pouvait pointer le micro vers la personne d’en face et baisser les tasses, la machine à espresso, le reste du monde. C’était beau, cette affaire-là. Moi, j’ai des oreilles parfaites et je n’ai jamais su faire ça.</p>
<p>« Et la barre, là ?</p>
<p>– Le volume général.</p>
<p>– Elle est basse, non ?</p>
<p>– Oui. J’ai oublié de remonter. Je t’ai baissé vers 19 h 15. »</p>
<p>J’ai fait le calcul. « C’était quoi, 19 h 15 ?</p>
<p>– Gaston.</p>
<p>– T’as rien entendu sur Gaston ?</p>
<p>– Assez pour savoir que j’en savais assez. Je t’ai suivi sur les lèvres, en cas d’urgence. Puis tes sourcils se sont mis à bouger, j’ai remonté un peu, pis t’étais fâché. J’ai bien aimé les sourcils. »</p>
<p>On s’est revus. C’est elle qui a proposé, je n’aurais pas osé. À la troisième date, son téléphone traînait sur le comptoir de ma cuisine, ouvert sur la liste des programmes. Il y en avait un nouveau, entre « Concert » et « Plein air ». Il portait mon nom. J’ai eu chaud au cœur, je lui ai demandé ce qu’il faisait de spécial.</p>
<p>Elle m’a embrassé sur la tempe.</p>
<p>« Il coupe quand tu deviens grave. »</p>', 'elle-a-garde-ses-ecouteurs', null, '3 min de lecture', 'Elle a gardé ses écouteurs toute la soirée', 'À Québec, une date, deux petites coques bleues et mon grand discours sur l’art d’écouter. Elle m’a entendu. Presque tout le temps.', 'premier rendez-vous, écouteurs, écoute, Québec, anecdote', 'published', array['Premiers rendez-vous'], array['rendez-vous', 'écoute', 'humour', 'confiance'], 'anecdote', false, '2026-08-07T07:45:00Z', '2026-08-07T07:45:00Z', '2026-08-07T07:45:00Z'),
  ('f52416e0-ede5-82aa-88ee-04dcce16403d', 'Il a commandé pour moi. Des tripes.', 'Il a refermé ma carte pour choisir à ma place, sans savoir ce que c’était. Il ignorait aussi le métier de mon père, et du père de mon père.', '<p><strong>Avis déposé par Maud L. Visite un vendredi soir, à deux.</strong></p>
<p><strong>L’accueil.</strong> Rien à dire. On est venu nous chercher à la porte, on a pris nos manteaux, on m’a demandé si le bus avait roulé. C’est une petite salle du Vaugueux, à Caen, j’ai 29 ans et je connais à peu près tout le monde. Mon rendez-vous ne le savait pas. Il ne m’avait pas posé la question.</p>
<p><strong>La carte.</strong> Je ne peux pas la noter, je ne l’ai pas lue. Grégoire l’a refermée devant moi, avec deux doigts, en disant : « Laisse, je commande pour toi. » J’ai fait remarquer qu’il ignorait ce que j’aimais. Il a répondu que justement. Puis à la serveuse, sans un regard pour l’ardoise : « La spécialité de la maison. Pour deux. » Elle lui a demandé s’il était sûr. « Toujours. »</p>
<p>Elle m’a regardée. J’ai fait signe que oui.</p>
<p><strong>L’attente.</strong> Un petit quart d’heure, très convenable pour un vendredi. Grégoire l’a occupé à me raconter son stage de Deauville, « Leadership et présence », trois jours, 1 200 euros avec les petits déjeuners. On y apprend qu’un homme qui choisit rassure, et qu’une femme surprise se souvient. Le pain était bon, un peu rassis, juste ce qu’il faut pour saucer.</p>
<p><strong>Le plat.</strong> Terrine en grès, couvercle luté à la pâte, réchaud. On la casse devant vous, c’est un joli moment. Il monte une vapeur de cidre et de clou de girofle, et puis l’odeur de derrière, celle que ma grand-mère appelait la bonne odeur d’étable et qui fait qu’on sait où l’on est. Grégoire a reculé sa chaise. Il a demandé si c’était un bourguignon.</p>
<p>« Ce sont les tripes, monsieur, à la mode de Caen. Panse, bonnet, feuillet, caillette, et le pied pour le liant. Douze heures de four. »</p>
<p>Je tiens à dire qu’il a essayé. Il a pris un morceau de feuillet, il l’a mis dans sa bouche et il l’y a gardé. On le voyait passer d’une joue à l’autre. Je me suis servie, j’en ai repris, j’ai saucé. Quand j’ai demandé si je pouvais finir la sienne, il a poussé l’assiette sans desserrer les dents. Ensuite il a dit, dans sa serviette : « Tu <em>aimes</em> ça ? »</p>
<p>Voilà ce qu’il aurait appris en me laissant la carte. Lecanu, tripier à Vaucelles, c’était mon grand-père. Lecanu fils, sur le marché Saint-Sauveur, c’est mon père. J’ai fait mes devoirs sur un coin de billot jusqu’au brevet, entre les langues et les ris de veau, avec mes mitaines en hiver.</p>
<p><strong>Le chef.</strong> Il est sorti quand il a su que c’était pour moi, en s’essuyant les mains. Il m’a reproché de ne pas avoir prévenu, il aurait mis plus de pied. À Grégoire, il a dit avec beaucoup de respect : « C’est son père qui nous fournit. Vous avez bien choisi. » Grégoire a incliné la tête. Il n’avait toujours pas avalé.</p>
<p>Comme le chef m’a demandé mon avis et que c’est quelqu’un qui préfère la vérité, je le redonne ici : il manquait une demi-heure de four et un trait de calvados. Il l’a noté sur sa manche. Cela ne retire rien au reste.</p>
<p><strong>Les desserts.</strong> J’ai pris la teurgoule. Grégoire ouvrait la carte, je l’ai refermée, doucement, avec deux doigts, et j’ai dit à la serveuse : « Un yaourt nature pour monsieur. » Il n’a pas protesté. Il avait même l’air d’aller mieux.</p>
<p><strong>L’addition.</strong> Honnête, comme toujours, et chacun la sienne. À la porte, le chef lui a glissé dans les bras une portion pour le lendemain, bien chaude dans son papier kraft, puisque monsieur était amateur. Il rentrait à Paris par le dernier train. Je sais que la voiture était pleine et bien chauffée, parce qu’il m’a écrit à Lisieux : « Tout le monde me regarde. »</p>
<p>J’ai répondu : « C’est ça, la présence. » Je n’ai pas eu d’autres nouvelles et je n’en ai pas demandé.</p>
<p><strong>En résumé.</strong> Cuisine, cinq sur cinq. Service, cinq sur cinq. Compagnie, deux, parce qu’il avait repassé sa chemise et que cela se voyait. J’y retourne samedi avec mon père, qui veut vérifier cette histoire de demi-heure.</p>', 'il-a-commande-des-tripes', '/illustrations/covers/il-a-commande-des-tripes.svg', '4 min de lecture', 'Il a commandé pour moi au resto. Des tripes.', 'Un premier rendez-vous à Caen, un homme sûr de lui, une terrine au couvercle scellé. Récit d’un dîner où la carte s’est vengée.', 'premier rendez-vous, date raté, restaurant, Caen, anecdote drôle', 'published', array['Dates ratés'], array['rendez-vous', 'restaurant', 'humour', 'famille'], 'anecdote', true, '2026-10-30T07:15:00Z', '2026-10-30T07:15:00Z', '2026-10-30T07:15:00Z'),
  ('93a5177d-f96f-8634-8c07-2996d6d52ae6', 'Il avait imprimé un questionnaire', 'Quatre pages agrafées, vingt questions, des cases à cocher. Il ne pouvait pas savoir que je contrôle des formulaires depuis quatorze ans.', '<p><em>Note pour mémoire, rédigée le lendemain par la soussignée Viviane, 39 ans, domiciliée à Neuchâtel, taxatrice au service cantonal des contributions depuis quatorze ans. Sur mon profil, j’avais mis « bureau ».</em></p>
<p><strong>1. Objet.</strong> Premier rendez-vous avec Laurent, horloger, dans un café du port. Heure convenue : 19 h. Heure d’arrivée constatée, des deux côtés : 18 h 59.</p>
<p><strong>2. Pièce remise.</strong> Après les salutations, la partie adverse a sorti d’une fourre en plastique un document de quatre pages, agrafé en haut à gauche. Il l’a aligné sur le bord de la table, il a posé dessus un stylo bleu et il a regardé le lac. J’ai demandé si c’était pour moi. « Si ça ne vous dérange pas. » En tête figurait ce qui suit :</p>
<blockquote><p>Le présent questionnaire vise à épargner du temps aux deux parties. Durée estimée : 25 minutes. Les réponses resteront confidentielles. Prière de ne rien laisser en blanc.</p></blockquote>
<p><strong>3. Contenu.</strong> Vingt questions. Je reproduis les six premières :</p>
<ol>
<li>Vos trois principales qualités (avec un exemple pour chacune).</li>
<li>Fenêtre, la nuit : ouverte / fermée / selon le bruit.</li>
<li>Combien de temps une casserole peut-elle tremper ?</li>
<li>Avez-vous déjà pleuré dans un magasin de meubles ?</li>
<li>Ponctualité (heure d’arrivée constatée : ……).</li>
<li>La fondue : à partir de combien de personnes ?</li>
</ol>
<p><strong>4. Premier examen.</strong> Effectué sur place, au stylo rouge, que j’ai toujours sur moi. Question 1, les qualités sont déclarées sans pièces justificatives ; n’importe qui peut déclarer la patience. Question 2, il manque une case « autre ». Question 3, l’unité n’est pas précisée. Question 6, indiquer si la réponse « une seule » est pénalisée. Sur ce dernier point le déclarant a répondu « non », très vite, puis « c’est même… non », et n’a pas développé. Page 3, en regard de « Rapport au camping », j’ai mis un point d’interrogation. Le serveur, en passant, a signalé une faute d’accord. Elle a été corrigée.</p>
<p>Conclusion provisoire : dossier irrecevable en l’état.</p>
<p><strong>5. Audition du déclarant.</strong> Il est d’usage, chez nous, d’entendre la personne avant de la taxer d’office. J’ai donc posé la question 4. Il a objecté que c’était à moi d’y répondre. Je lui ai montré l’en-tête : ne rien laisser en blanc. Il a fait tourner sa montre autour de son poignet, deux fois.</p>
<p>Il a répondu oui. Au rayon literie, en février. Il voulait un oreiller et ils ne les vendaient que par deux.</p>
<p>J’ai reposé le stylo rouge.</p>
<p><strong>6. Faits nouveaux.</strong> De ce qu’il a dit ensuite, et qui a duré, je retiens ceci. À son rendez-vous précédent, il était resté sans parler pendant quarante et une minutes ; il les a comptées, c’est le métier. La dame était partie sur la pointe des pieds. Sa sœur lui a conseillé, pour la fois d’après, de <a href="/blog/timide-aborder-quelquun">préparer quelques questions</a>. Il en a préparé vingt. Il les a mises au propre, imprimées, relues. L’agrafe, c’est parce que les feuilles tremblaient.</p>
<p>Il a proposé de reprendre le document. J’ai indiqué que ce n’était plus possible, qu’il était au dossier.</p>
<p><strong>7. Question 20.</strong> Elle m’avait échappé. Elle se trouve en bas de la dernière page, dans un corps plus petit que les autres : « Avez-vous aussi le trac ? Oui / Non. »</p>
<p>J’ai emprunté le stylo bleu.</p>
<p><strong>8. Suite de la séance.</strong> Jusqu’à la fermeture. Casseroles : trois jours, position commune. Fenêtre : ouverte. Il m’a montré l’intérieur de sa montre, je lui ai raconté comment on fait parler un fiduciaire, et à un certain moment nous avons cessé de nous vouvoyer, je ne saurais pas dire à quelle question. Le lac était tout noir. On entendait les drisses contre les mâts. Je n’ai rien consigné d’autre de cette partie de la soirée.</p>
<p><strong>9. Décision.</strong> Au dos de la page 4, de ma main : « 21. Le dossier appelle un second examen. Jeudi / Vendredi. Biffer ce qui ne convient pas. » Il n’a rien biffé. Il a daté, signé, et demandé une copie.</p>
<p>Une copie lui a été remise, avec l’agrafe.</p>
<p><em>Fait à Neuchâtel, un dimanche, la fenêtre ouverte.</em></p>', 'il-avait-imprime-un-questionnaire', '/illustrations/covers/il-avait-imprime-un-questionnaire.svg', '4 min de lecture', 'Il avait imprimé un questionnaire', 'À Neuchâtel, un horloger m’a remis un formulaire au premier rendez-vous. J’ai sorti mon stylo rouge. La question 4 a tout changé.', 'premier rendez-vous, questionnaire, timidité, Neuchâtel, anecdote', 'published', array['Premiers rendez-vous'], array['rendez-vous', 'timidité', 'humour', 'confiance'], 'anecdote', false, '2026-08-28T07:35:00Z', '2026-08-28T07:35:00Z', '2026-08-28T07:35:00Z'),
  ('8585ee7b-64c0-8920-8ba6-fd52abe0401e', 'Le jour où j’ai liké ma cheffe', 'Un pouce qui glisse, un dimanche soir, et le visage de ma cheffe qui s’envole vers la droite. Le lundi, elle a demandé à me voir. Porte fermée.', '<p><em>J’ai 30 ans, je m’appelle Jeanne, je calcule des risques dans une compagnie d’assurances, au onzième étage d’une tour de la Part-Dieu, à Lyon. Quand j’angoisse, je rédige une foire aux questions. Voici celle de la nuit de dimanche, complétée lundi.</em></p>
<p><strong>Que s’est-il passé ?</strong> À 23 h 40, au lit, je rangeais des profils. Gauche, gauche, gauche. J’avais un bol de céréales sur le ventre. Le bol a penché, je l’ai rattrapé d’une main, et le pouce de l’autre est parti à droite.</p>
<p><strong>Sur qui ?</strong> Cheveux courts poivre et sel, fossette, écharpe moutarde. Claire Vasseur, ma cheffe.</p>
<p><strong>As-tu vérifié le prénom ?</strong> On ne vérifie pas le prénom de sa cheffe. On le connaît.</p>
<p><strong>Peut-on annuler ?</strong> Avec un abonnement. Je n’ai pas d’abonnement. Un petit cœur a palpité et il est parti.</p>
<p><strong>Probabilité qu’elle ne le voie pas ?</strong> Faible.</p>
<p><strong>Qu’elle croie à une erreur ?</strong> Nulle. Ma bio dit : « Aime les femmes qui savent ce qu’elles veulent. »</p>
<p><strong>Supprimer le compte efface-t-il le cœur ?</strong> Je l’ai supprimé à minuit. À une heure, j’ai réveillé Bilal pour lui poser la question. Il pense que non. Il m’a conseillé de dire que je m’étais fait pirater.</p>
<p>« Par qui ?</p>
<p>– Par quelqu’un qui aime ta cheffe. »</p>
<p><strong>Combien coûte un deux-pièces à Clermont-Ferrand ?</strong> Cinq cent quarante euros, charges comprises. Il était trois heures.</p>
<p><strong>Que répondre dans un ascenseur ?</strong> Lundi, 8 h 52, elle était déjà dedans. Elle a dit : « Bonjour, Jeanne. » J’ai dit : « Merci. » Elle portait l’écharpe. Onze étages font vingt-six secondes, je ne les avais jamais comptées.</p>
<p><strong>Comment faut-il comprendre « Vous pouvez passer ? Il faut qu’on parle de ce qui s’est passé ce week-end » ?</strong> J’ai cherché une autre lecture, de 9 h 10 à 9 h 14.</p>
<p><strong>Pourquoi ferme-t-elle la porte ?</strong> Elle ne l’avait jamais fermée. Elle a croisé les mains sur un dossier bleu et elle a pris une voix très douce. « Jeanne, je ne vous en veux pas. Ça arrive à tout le monde. Je voudrais juste comprendre ce qui vous a pris. »</p>
<p><strong>Qu’as-tu répondu ?</strong> Tout. Debout. Le lit, le bol, le lait, la fossette. Que je la respectais énormément, que je l’avais toujours trouvée très belle mais <em>hiérarchiquement</em>, que mon pouce ne m’engageait pas, que je ne cherchais pas de promotion, qu’elle pouvait me muter, que Clermont-Ferrand avait des atouts et des loyers raisonnables. J’ai mimé le geste. Deux fois, la seconde au ralenti.</p>
<p><strong>De quoi parlait-elle ?</strong> Elle a ouvert le dossier bleu et l’a tourné vers moi. Samedi, en rattrapant du retard depuis chez moi, j’avais indemnisé un dégât des eaux à Villeurbanne avec un zéro de trop.</p>
<p><strong>Peut-on quitter un bureau à reculons ?</strong> On peut. Elle a dit : « Asseyez-vous, Jeanne. »</p>
<p><strong>Est-elle sur cette appli ?</strong> Elle n’est sur aucune appli. Elle est mariée depuis dix-neuf ans à un homme qui s’appelle Hubert. Elle m’a demandé de quel côté tombait l’écharpe, sur la photo. À gauche, avec une broche. Une grenouille. Elle a fermé les yeux.</p>
<p>Puis elle a retourné le cadre posé sur son bureau, celui que de biais, depuis deux ans, je prenais pour un portrait d’elle. Elles étaient deux dessus. Mêmes cheveux, même fossette, même écharpe ; sur celle de gauche, une grenouille.</p>
<p>« Solange. Ma jumelle. Elle me pique tout. »</p>
<p><strong>Et maintenant ?</strong> Son téléphone a vibré. Elle a lu, elle a hésité, il doit exister un règlement. « Elle demande si je connais une certaine Jeanne qui mange des céréales sur sa photo, et pourquoi elle a disparu à minuit. »</p>
<p><strong>Solange avait-elle répondu au cœur ?</strong> À 23 h 52.</p>
<p><strong>Que dit le règlement ?</strong> Claire m’a mis le dossier bleu dans les bras et m’a raccompagnée. « Vous m’enlevez ce zéro. Et vous me recréez ce compte, sinon je l’aurai au téléphone toute la semaine. »</p>
<p><strong>Dans quel ordre l’as-tu fait ?</strong> Le zéro d’abord. Ça m’a pris quatre minutes, j’ai vérifié trois fois.</p>', 'jai-like-ma-cheffe', '/illustrations/covers/jai-like-ma-cheffe.svg', '4 min de lecture', 'Le jour où j’ai liké ma cheffe', 'Un like accidentel, une nuit blanche, une réunion à neuf heures à la Part-Dieu. J’ai tout avoué. Personne ne m’avait rien demandé.', 'appli de rencontre, like par erreur, travail, Lyon, anecdote drôle', 'draft', array['Applis & profils'], array['applis', 'profil', 'travail', 'humour'], 'anecdote', false, null, now(), now()),
  ('e3457444-8da1-8bf8-8b9a-c2f39ad4a975', 'Le karaoké a tout révélé', 'Depuis l’école, on me demandait de faire semblant de chanter. Un soir de karaoké à Roubaix, quelqu’un est monté chanter faux avec moi.', '<p>Bon. On m’entend, là, dans le fond ? Non, Fatiha, tu ne me prends pas le micro, tu me l’as assez mis dans les mains.</p>
<p>On m’a demandé de dire un mot pour ta retraite, j’ai dit oui, et tout le service s’est retourné. Parce que vous le savez, moi, les micros. Alors je vais raconter, pour les jeunes et pour ceux du troisième qui n’étaient pas là, et après on coupera la tarte au sucre. Karim, tu laisses cette pelle.</p>
<p>Roubaix, 1979, la chorale de l’école. J’avais huit ans. Sœur Marie-Agnès m’écoute, elle passe au rang suivant, elle revient, et elle me dit, pas méchamment d’ailleurs : « Toi, Dominique, tu feras semblant. » J’ai fait semblant quarante-sept ans. À la messe, aux anniversaires, au stade, à mon mariage. Mes petits, je les ai endormis en leur lisant l’annuaire, ils sont là, ils vous le diront. Personne n’a jamais rien vu. Fatiha, on partage le bureau depuis dix-neuf ans, elle croyait que j’étais soprano.</p>
<p>Cet hiver, donc, je voyais un monsieur. Patrick, lève-toi, qu’ils te voient. Rassieds-toi. Cinquante-huit ans, pas bavard, un manteau où on rentrerait à deux, et cette façon de pencher la tête quand on lui cause. Je lui avais demandé ce qu’il faisait, il m’avait répondu : je travaille dans le réglage. Moi, j’ai cru les chaudières. C’était notre deuxième sortie, un estaminet derrière la gare, un vendredi. Lui ne savait pas que c’était soir de karaoké, il me l’a juré sur sa mère et je le crois. Mais toi, tu étais dans le fond avec toute la comptabilité, et toi, tu le savais très bien.</p>
<p>« On applaudit Dominique ! » J’ai regardé s’il y en avait une autre. Il n’y en avait pas d’autre. On m’a mis le micro dans la main, <em>Les Lacs du Connemara</em> sur l’écran, et vous me direz que je pouvais remuer la bouche, que j’avais l’habitude. Oui, mais à la messe, derrière, il y a les autres. Là, derrière, il y avait le mur.</p>
<p>Alors j’ai chanté. Je ne vais pas vous mentir, il y a des témoins. Le chien du patron a demandé la porte. Je l’entendais bien, que je n’y étais pas, la chanson passait par en haut et moi par en bas, et je voyais Patrick au premier rang avec l’œil gauche qui sautait. Je me suis dit, ma fille, deux sorties, c’est déjà bien.</p>
<p>Et puis il s’est levé. Il a plié son manteau sur la chaise, parce qu’il est soigneux. Il a pris l’autre micro, il est monté à côté de moi, il a écouté un peu, la tête de côté, comme les enfants quand on tourne la corde à sauter, et il est entré. Faux. Mais attention, pas faux n’importe comment, j’aime autant le dire devant lui : faux comme moi. Juste à côté, au même endroit que moi, avec les mêmes marches ratées. J’ai 55 ans et je n’avais jamais entendu une voix à côté de la mienne. J’en ai perdu les paroles. Il m’a dit : « Continuez, je vous tiens. » Au refrain, toute la salle avait lâché la bande pour venir chez nous, même le patron, même le facteur qui ne chante pas.</p>
<p>Dehors, je lui ai dit qu’il aurait pu prévenir, que lui non plus ne savait pas. Il était bien embêté. Il m’a dit : « Madame Dominique, je suis accordeur de pianos. J’ai l’oreille absolue. »</p>
<p>Je me suis assise sur une borne. Il faisait moins deux.</p>
<p>Je lui ai demandé s’il avait souffert. Il a réfléchi. Le premier couplet, oui, beaucoup. Et il m’a expliqué que ça faisait trente-cinq ans qu’il allait chez les gens remettre les choses juste, qu’on le payait, qu’il reprenait son bus, et que là, c’était la première fois qu’il avait eu envie d’être à côté de quelqu’un. Je ne suis pas une grande pleureuse, mais j’avais le nez pris.</p>
<p>Le dimanche, il est venu à la maison avec sa sacoche. J’ai le vieux piano de maman, celui où on pose les photos. Il y a passé l’après-midi. Moi, je faisais ma vaisselle, et de temps en temps il me criait de dire <em>ah</em>. Je disais <em>ah</em>. Il disait merci. Je croyais qu’il essayait la pièce. Mes enfants trouvent que ce piano est devenu une catastrophe, que plus personne ne peut jouer dessus, et c’est vrai. Il l’a accordé sur moi.</p>
<p>Alors, Fatiha, la retraite, tu en feras ce que tu veux. Tu iras voir ta sœur, tu planteras tes dahlias. Mais le vendredi, tu viens. J’ai une chose à te dire encore, et après je rends le micro : le piano de la salle, là, derrière toi, Patrick l’a vu cet après-midi.</p>
<p>Vous connaissez tous les paroles.</p>', 'karaoke-a-tout-revele', '/illustrations/covers/karaoke-a-tout-revele.svg', '4 min de lecture', 'Le karaoké a tout révélé', 'Quarante-sept ans de play-back, un estaminet de Roubaix, et un homme discret qui « travaille dans le réglage ». Il m’a accordé sa soirée.', 'karaoké, confiance en soi, chanter faux, Roubaix, rencontre, anecdote', 'published', array['Confiance en soi'], array['confiance', 'rendez-vous', 'humour', 'musique'], 'anecdote', false, '2026-07-31T07:30:00Z', '2026-07-31T07:30:00Z', '2026-07-31T07:30:00Z'),
  ('22f3005e-eef4-8bf5-8613-eb4d8f9132e6', 'La fois où le chat a choisi à ma place', 'Mon chat était au régime et il grossissait. Un soir, il est rentré avec un mot sous son collier : il dînait ailleurs, et on y parlait de rôti.', '<p><em>Dans le carnet d’interventions, à la suite des ramonages.</em></p>
<p><strong>3 octobre.</strong> Préfet pesé chez la vétérinaire. Sept kilos deux, pour un chat. Régime.</p>
<p><strong>14 octobre.</strong> Préfet pesé. Sept kilos cinq. Je mesure pourtant les croquettes au verre doseur.</p>
<p><strong>15 octobre.</strong> Rentré à 20 h par la fenêtre de la cuisine, avec un papier plié sous le collier, tenu par un élastique. Écriture fine, encre noire. « Votre chat dîne chez moi tous les jours à 18 heures. Est-ce bien normal ? » Répondu au dos d’un devis : « Non. Que mange-t-il ? »</p>
<p><strong>16.</strong> « Du rôti. » Demandé lequel.</p>
<p><strong>17.</strong> « De veau. Avec un peu de jus. » Ce mot n’était pas entré ici depuis le départ de Martine, il y a quatre ans. Je l’ai relu contre l’évier.</p>
<p><strong>20.</strong> La dame signe « la cantine ». J’ai signé « le domicile légal ». C’est venu comme ça.</p>
<p><strong>Fin octobre.</strong> Un papier par jour. Le chat part à moins le quart, il est de retour à huit heures, il a l’air fatigué. Ni nom ni adresse, on se tient. Je sais qu’elle donne des leçons de piano et qu’elle commence les romans policiers par la fin. Je sais aussi que sa chaudière fait du bruit. Demandé quel bruit.</p>
<p>« Claclac. Puis un soupir. »</p>
<p><strong>6 novembre.</strong> Pluie. Joint de brûleur chez les Delpech. Pour le claclac, je verrais le circulateur. Le soupir, j’y ai pensé toute la matinée et je ne vois pas.</p>
<p><strong>9 novembre.</strong> Elle demande ce que je fais le dimanche. J’ai répondu que je faisais mes comptes. C’est la vérité, mais écrit, ça m’a semblé maigre. J’ai ajouté que quelquefois je marchais jusqu’au pont.</p>
<p><strong>12 novembre.</strong> Suivi le chat. En pantoufles, le long du Célé, courbé derrière les voitures, à 57 ans, dans Figeac, où je chauffe tout le monde. Au troisième muret, il s’est assis et il m’a regardé jusqu’à ce que je rentre. On ne suit pas Préfet. Je l’ai eu tout petit, dans une boîte à joints.</p>
<p><strong>20 novembre.</strong> Sept brouillons. Mis au propre : « J’aimerais goûter ce rôti. Accepteriez-vous un convive qui n’a pas quatre pattes ? » Élastique serré. Parti à 17 h 45, brouillard.</p>
<p>Retour 20 h. Rien sous le collier.</p>
<p><strong>21.</strong> Rien.</p>
<p><strong>22.</strong> Rien. Vidange au collège.</p>
<p><strong>23.</strong> Rien. Ressorti le pull du garage.</p>
<p><strong>Du 24 au 28.</strong> Rien. Mangé debout. On peut nourrir un chat sans vouloir du monsieur, c’est son droit, et je ne vais pas l’embêter par la voie du collier.</p>
<p><strong>29 novembre, samedi.</strong> Deux papiers. Le premier, écriture violette, énorme, qui monte vers la droite. Je le colle ici.</p>
<blockquote><p>Monsieur,</p><p>Votre chat déjeune ici à midi et repasse pour le film. Je lis tout depuis le début. Elle vous a répondu dès le lendemain, mais ce dadais a perdu le mot dans ma véranda, derrière les géraniums. Je le remets en circulation. Pour l’amour du ciel, ce sont les volets bleus, en haut de la rue du Griffoul, elle regarde par la fenêtre depuis huit jours et moi je dors mal.</p><p>Raymonde, 84 ans</p><p>P.-S. – Mettez la chemise bleue. La rouge vous serre, je vous vois au marché.</p></blockquote>
<p>L’autre, noir et fin, daté du 21 : « Oui. Un samedi, à l’heure du chat. Prenez vos outils, si cela vous donne une contenance. »</p>
<p>Il est 17 h 40. Mis la bleue.</p>
<p><strong>Même jour, tard.</strong> Elle a ouvert avant que je sonne. Elle s’appelle Hélène. Elle avait de la farine sur la joue et le chat était déjà sur le buffet. Nous n’avons rien trouvé à dire, ni elle ni moi, c’était la première fois sans papier. Dans le couloir, la chaudière a fait claclac. J’ai ôté le capot, contrôlé le vase d’expansion, resserré. Elle tenait la lampe. Ensuite il y a eu le soupir, mais ça ne venait pas de la chaudière.</p>
<p>En face, au premier, quelqu’un a applaudi.</p>
<p><strong>1er décembre.</strong> Chat pesé, pour voir. Sept kilos huit. On a décidé ensemble de ne rien changer.</p>', 'le-chat-a-choisi', '/illustrations/covers/le-chat-a-choisi.svg', '4 min de lecture', 'La fois où le chat a choisi à ma place', 'À Figeac, un chauffagiste, une inconnue et un chat au régime qui porte le courrier. Une idylle en petits papiers, surveillée de près.', 'célibataire, chat, voisine, mots doux, Figeac, anecdote', 'published', array['Vie de célibataire'], array['célibat', 'voisinage', 'messages', 'humour', 'chat'], 'anecdote', false, '2026-10-09T07:20:00Z', '2026-10-09T07:20:00Z', '2026-10-09T07:20:00Z'),
  ('90f71a76-0cf5-843d-82fb-ccdb833a15ab', 'Le massage, les huiles et l’alarme incendie', 'J’avais pensé à tout : les bougies, la serviette, l’huile tiédie à la casserole. Sept étages de voisins peuvent en témoigner, en pyjama.', '<p><strong>Massage à l’amande douce, pour deux personnes et soixante témoins</strong></p>
<p><em>Difficulté : moyenne. Préparation : quarante minutes. Cuisson : je n’ai pas regardé l’heure.</em></p>
<ul>
<li>une serviette qui ne craint plus rien ;</li>
<li>dix-huit bougies (quatre suffisent) ;</li>
<li>un quart de litre d’huile d’amande douce ;</li>
<li>une personne consentante, ici Youri ;</li>
<li>une nuit de janvier, moins six dehors.</li>
</ul>
<p><strong>1. La veille.</strong> Regarder trois tutoriels. J’ai 28 ans, je m’appelle Charlie, je n’avais jamais massé personne, à part un chien. Tous les trois disaient la même chose : jamais d’huile froide.</p>
<p><strong>2. Le plan de travail.</strong> Un studio à Grenoble, au quatrième étage d’une résidence neuve. Le syndic avait glissé sous les portes une notice sur les détecteurs de fumée, « de dernière génération ». La lire.</p>
<p>Je ne l’avais pas lue.</p>
<p><strong>3. Demander.</strong> Ne pas sauter cette étape, c’est une des meilleures. J’ai <a href="/blog/consentement-parlons-en">demandé à Youri</a> ce qu’il aimait et ce qu’il n’aimait pas. « Les épaules oui, les pieds non, les chants de baleine sous aucun prétexte. » C’était notre troisième rendez-vous et il avait déjà la joue sur l’oreiller.</p>
<p><strong>4. L’huile.</strong> Poser le flacon dans une casserole d’eau, sur feu doux. Mettre un minuteur.</p>
<p>Je n’ai pas mis de minuteur.</p>
<p><strong>5. Le massage.</strong> Les épaules d’abord, à deux mains, lentement. Puis le dos, puis un peu de tout ce qui tient au dos. On reconnaît que c’est bien parti à ce que les phrases raccourcissent. Au début, Youri m’expliquait ses collègues de la mairie. Ensuite il disait « là ». Ensuite il n’a plus rien dit, on entendait le radiateur, et je me souviens d’avoir pensé que je n’avais jamais été aussi tranquille avec quelqu’un.</p>
<p>« Ça sent le nougat, a-t-il murmuré.</p>
<p>– C’est l’amande.</p>
<p>– Ça sent le nougat <em>grillé</em>. »</p>
<p>À ce stade, aller voir. J’ai continué encore un peu.</p>
<p><strong>6. La cuisson.</strong> Quand l’alarme se déclenche, couper le gaz, couvrir la casserole, souffler les bougies. Comme elles sont dix-huit et qu’on n’y voit plus rien, ramper. L’alarme est celle des sept étages à la fois, avec une voix de femme qui recommande d’évacuer dans le calme. Youri cherchait son pantalon. Il était sur le lustre. Il m’a demandé pourquoi il était sur le lustre, et j’ai crié qu’on avait été contents.</p>
<p><strong>7. Servir dehors.</strong> Vers 23 h 15, sur le trottoir, au milieu de soixante voisins en pyjama. Youri dans ma couette à pingouins, moi dans un peignoir d’enfant qui me vient d’un cousin, de l’huile jusqu’aux coudes tous les deux. Sous le lampadaire, ça se voyait.</p>
<p>Laisser reposer. Le monsieur du deuxième accusait les étudiants, les étudiants accusaient la friteuse du cinquième, le cinquième reniflait en disant qu’on se serait cru à Montélimar. Petit à petit, tout le monde s’est tourné vers nous. C’est là que j’ai vu les plumes : la couette fuyait depuis l’escalier, et elles avaient collé.</p>
<p>Un pompier est ressorti avec ma casserole au bout d’une pince.</p>
<p>« C’est à qui, ça ? »</p>
<p>J’ai levé une main. Elle a goutté.</p>
<p>« Monsieur ? Madame ? a-t-il hésité, le carnet ouvert.</p>
<p>– Charlie.</p>
<p>– Origine du sinistre, Charlie ? »</p>
<p>Personne ne parlait plus, même l’alarme s’était arrêtée. J’ai pensé à fondue. J’ai pensé à bougie parfumée. C’est Youri qui a répondu, très droit dans ses pingouins : « Les épaules. »</p>
<p>Le pompier a noté, il s’est relu, et il a refermé le carnet.</p>
<p><strong>8. Pour finir.</strong> Madame Giraud, du rez-de-chaussée, 80 ans, bigoudis et manchon de fourrure, a poussé son déambulateur jusqu’à nous. Elle a regardé Youri, les plumes, la casserole, mes mains. « Nous, avec Marcel, a-t-elle dit, c’étaient les plombs. » Puis elle nous a fait entrer chez elle, parce que Youri claquait des dents, et elle a mis de l’eau à chauffer. Elle est restée devant.</p>
<p><em>Conservation : l’odeur tient jusqu’en mars. La casserole est perdue. Youri revient samedi.</em></p>', 'massage-alarme-incendie', '/illustrations/covers/massage-alarme-incendie.svg', '4 min de lecture', 'Le massage, les huiles et l’alarme incendie', 'Un massage aux chandelles, une casserole oubliée, sept étages évacués à Grenoble en janvier. Et une voisine de 80 ans qui a tout compris.', 'massage, alarme incendie, voisins, Grenoble, anecdote coquine', 'published', array['Désir & tabous'], array['sexualité', 'voisinage', 'humour', 'consentement'], 'anecdote', false, '2026-08-21T07:00:00Z', '2026-08-21T07:00:00Z', '2026-08-21T07:00:00Z'),
  ('22851b43-157e-8880-83d5-2f7831cfb729', 'J’ai matché avec mon voisin du dessous', 'Il m’écrivait chaque soir que sa voisine était un cheval. Je compatissais de tout mon cœur, en sabots, juste au-dessus de sa tête, à Nantes.', '<p><em>Nuit de mardi, 4 h 10, salle de pause.</em> Service calme. La 12 dort enfin, la 9 réclame un yaourt. J’écris ici parce que j’ai un match et personne à qui le dire à cette heure, sauf l’aide-soignante de gériatrie, qui tricote.</p>
<p>Il s’appelle Simon, 38 ans, Nantes, « à moins d’un kilomètre ». Sur sa photo il est de dos devant la mer. Sur la mienne j’ai un chapeau. À nous deux, nous avons montré <a href="/blog/photos-de-profil-selfie-ascenseur">une oreille et demie</a>. Son premier message est arrivé à 20 h 12, pendant que je cherchais mes clés : « Désolé si j’écris mal, j’ai un cheval au-dessus de la tête. » Sa voisine du dessus. Tous les soirs, à la même heure, elle traverse l’appartement au trot. J’ai écrit « pauvre de toi », j’ai mis mes sabots de service et je suis partie prendre mon bus.</p>
<p><em>Nuit de jeudi, 3 h 40.</em> À 20 h, il m’écrivait : « Le cheval a mis Céline Dion. » Ça m’a fait plaisir, qu’on soit deux dans la ville à l’écouter. J’étais sous la douche, j’en étais au refrain.</p>
<p>Une entrée à 23 h, col du fémur, quatre-vingt-neuf ans. En lui mettant sa perfusion, je lui ai dit que je parlais avec quelqu’un. Elle a voulu savoir s’il avait du travail.</p>
<p><em>Samedi, repos, 21 h 40.</em> Je note tout de suite. Je déplaçais la commode, mon téléphone a vibré. « Là, elle déplace une armoire. »</p>
<p>J’ai posé la commode. C’est du parquet d’origine, on m’avait prévenue à la visite qu’on entendait un peu. J’ai tapé du talon, une fois. « Elle vient de taper du pied. » J’ai tapé deux fois. « Deux coups. Élise, je crois qu’elle m’entend écrire. »</p>
<p>Je me suis assise par terre. Il était là-dessous. Depuis des jours je lui racontais mes nuits, et lui, sans le savoir, me racontait mes soirées : que je chantais faux, que j’appelais ma mère le dimanche sur haut-parleur, que je riais seule devant la télé. Un rire de phoque, avait-il précisé. Mais de phoque heureux. J’ai 36 ans et je crois que personne n’avait fait aussi attention à moi depuis longtemps.</p>
<p><em>Dimanche.</em> Rien avoué. J’ai écrit : tu devrais monter lui parler. Il a répondu : « Jamais. Imagine qu’elle soit charmante. » Et si elle l’est ? « Alors elle aurait des chaussons. »</p>
<p>À l’heure où il part courir, je suis descendue pieds nus et j’ai accroché mes sabots à sa poignée, avec un mot : <em>Pardon pour le haras. Le cheval.</em></p>
<p><em>Nuit de dimanche, 2 h 30.</em> J’ai pris le service en baskets. À 19 h 02, il m’avait écrit : « Tu ne devineras jamais. Le cheval s’est excusé. Il chausse du 38. » À 19 h 05 : « Elle a une très jolie écriture. » À 19 h 11 : « Si je ne parlais pas déjà avec quelqu’un… »</p>
<p>J’ai été jalouse d’elle jusqu’à minuit. J’ai fait le tour des tensions en lui cherchant des défauts. La 12 ne dormait pas, je lui ai tout raconté. Elle m’a demandé quelle voix il avait, ce garçon, et je me suis aperçue que je ne savais pas.</p>
<p><em>Mardi, repos, 22 h.</em> « On se voit ? Maintenant ? » Il a dit oui, où ça. J’ai répondu tout près, que je ne pouvais pas aller loin, que j’avais donné mes chaussures.</p>
<p>Les trois petits points. Plus rien. Les trois petits points. En bas, une chaise, des pas dans un sens, des pas dans l’autre, une porte de placard. Puis des coups sous mes pieds, au manche à balai. Trois, bien espacés.</p>
<p>Je suis descendue en chaussettes. Il avait encore le balai à la main. Il était très rouge. Il a commencé : « Pour le phoque… » et je me suis mise à rire, alors il n’a pas eu besoin de finir.</p>
<p>Il a une voix grave, un peu enrouée. Je le dirai à la 12.</p>
<p><em>Un an plus tard, nuit de vendredi, 4 h.</em> Retrouvé ce cahier au fond du casier. Nous vivons chez moi, c’est plus clair. Quelqu’un a repris l’appartement du dessous, un étudiant je crois. Hier il y avait un mot sous la porte, d’une écriture polie, un peu tremblée : « Bonjour. Combien avez-vous de chevaux ? »</p>
<p>Je lui prendrai des croissants en sortant.</p>', 'match-voisin-du-dessous', '/illustrations/covers/match-voisin-du-dessous.svg', '4 min de lecture', 'J’ai matché avec mon voisin du dessous', '« J’ai un cheval au-dessus de la tête », m’écrivait-il. Le cheval, c’était moi. Histoire d’un match à un plancher de distance.', 'match, voisin, appli de rencontre, Nantes, messages, anecdote', 'published', array['Applis & profils'], array['voisinage', 'applis', 'messages', 'humour'], 'anecdote', false, '2026-10-16T06:55:00Z', '2026-10-16T06:55:00Z', '2026-10-16T06:55:00Z'),
  ('b993bfd0-a020-86ca-82ad-d5a5693f8a63', 'Mon ex tenait le bar', 'Mon rendez-vous avait choisi le bar. Derrière le comptoir, mon ex a pris un feutre et a commencé à me conseiller, sous-bock après sous-bock.', '<p>J’en ai gardé sept. Ils sont cloués au-dessus de l’établi, dans l’ordre, entre le calendrier des marées et les clés de quinze. Les clients croient que c’est de la décoration.</p>
<p>Pour comprendre : à Rennes, il y a je ne sais combien de bars. Bérénice, que je voyais pour la première fois, avait choisi celui où travaille Gaëlle. Gaëlle, c’est mon ex. Trois ans ensemble, dix-huit mois de séparation, on s’était <a href="/blog/se-remettre-dune-rupture">quittées proprement</a>, on se repasse encore la bouilloire. Elle m’a vue entrer. Elle a vu Bérénice se lever. Elle a continué d’essuyer son verre.</p>
<p><strong>1. BAISSE TES ÉPAULES.</strong> Au feutre noir, sous la première bière. Je ne l’ai vu qu’en la soulevant. J’ai baissé les épaules, et c’est vrai qu’on respire mieux.</p>
<p><strong>2. ARRÊTE AVEC LE VÉLO.</strong> Livré avec des cacahuètes que personne n’avait demandées. J’ai 31 ans, je répare des vélos, et quand j’ai peur je parle de transmission. J’en étais aux galets de dérailleur. Bérénice était polie.</p>
<p><strong>3. ELLE T’A DEMANDÉ DEUX FOIS OÙ TU AS GRANDI. RÉPONDS.</strong> Deuxième tournée. J’ai répondu. Douarnenez, la conserverie, ma grand-mère Fine, qui comptait les boîtes en breton et les dimanches en français. Elle a mis son menton dans sa main pour écouter. Elle, elle restaure des accordéons, dans un garage, à Cesson. Il y a des pièces communes entre un accordéon et un vélo, pas beaucoup, les ressorts. On a parlé de ressorts. Là-dessus, aucune remarque du bar.</p>
<p><strong>4. RACONTE LA CHÈVRE.</strong> Sous les olives. La chèvre, c’est le bateau de Sein, un coup de vent, j’avais seize ans, et il y a un képi de gendarme. Ça prend dix minutes. À la table d’à côté ils avaient arrêté de parler, et Bérénice s’essuyait les yeux avec le menu.</p>
<p>Je suis allée au comptoir.</p>
<p>« Tu fais quoi, là ?</p>
<p>– Mon métier. Je mets les gens à l’aise.</p>
<p>– Tu me mets des notes.</p>
<p>– Tu étais à quatre, tu es à huit. »</p>
<p><strong>5. BOIS DE L’EAU.</strong> Parce que je n’avais pas bu d’eau.</p>
<p>Quand j’ai reposé le verre, Bérénice avait ramassé les cinq et les avait alignés devant elle, côté écrit. Elle m’a dit qu’elle les lisait à l’envers depuis les cacahuètes. Que c’était rudement bien observé. Elle m’a demandé d’où cette fille me connaissait. J’ai dit que c’était mon ex. Elle a dit : « Ah. » Et elle a regardé le bar, assez longtemps.</p>
<p>À ce moment-là, n’importe qui aurait compris. Moi, je pensais à ma chèvre, j’étais contente.</p>
<p><strong>6. Et vous, vous finissez à quelle heure ?</strong> Celui-là n’est pas de la même main. Petite écriture penchée, au stylo. Bérénice l’a rempli en se cachant et l’a fait glisser sur le zinc en allant aux toilettes. J’ai cru qu’elle disait merci. Gaëlle l’a lu, et elle a rougi. Je l’ai connue trois ans, on a fait naître une brebis ensemble, on a eu un contrôle fiscal. Je ne l’avais jamais vue faire ça.</p>
<p>Elle aurait pu le mettre dans sa poche. Elle est venue me le montrer, en le tenant contre son tablier, et elle m’a dit : « Solenn, je suis embêtée. »</p>
<p>J’ai attendu d’avoir mal. On attend toujours un peu, comme quand on se tape sur le pouce. Et puis ce n’est pas venu. Je les ai regardées toutes les deux, il y en a une qui remarque tout et l’autre qui lit à l’envers, et j’ai trouvé que ça tournait rond.</p>
<p>J’ai demandé combien j’avais, à la fin. Neuf et demi, à cause de la chèvre. Je suis rentrée par le canal, à vélo. Il faisait doux, il y avait des gens qui pêchaient.</p>
<p><strong>7. TU TIENS LE BAR ?</strong> Arrivé par la poste, lundi. Elles se marient en juin, dans un champ, du côté de Bécherel. J’ai écrit dessous : « À quelle heure ? » Puis j’en ai commandé deux cents, des vierges, et un feutre.</p>', 'mon-ex-tenait-le-bar', '/illustrations/covers/mon-ex-tenait-le-bar.svg', '4 min de lecture', 'Mon ex tenait le bar, et elle m’a coachée', 'Un premier rendez-vous à Rennes, mon ex au comptoir, et des conseils écrits au feutre sous chaque verre. Jusqu’au dernier sous-bock.', 'ex, bar, premier rendez-vous, Rennes, rencontre lesbienne, anecdote', 'published', array['Dates ratés'], array['rendez-vous', 'rupture', 'humour', 'messages'], 'anecdote', false, '2026-09-25T07:30:00Z', '2026-09-25T07:30:00Z', '2026-09-25T07:30:00Z'),
  ('b468be14-cbae-85a3-8452-b05bdb2b8af1', 'Les préservatifs, la pharmacie et ma prof de maths', 'J’ai fait vingt-deux kilomètres pour acheter une boîte de six sans croiser personne. Derrière moi, une voix m’a demandé le prix unitaire.', '<p><em>Groupe « Les Creusois du fond », un vendredi soir.</em></p>
<p><strong>Bastien, 18 h 04.</strong> j’ai survécu à un truc<br>je suis sur un parking, je tremble</p>
<p><strong>Momo, 18 h 04.</strong> accident ?</p>
<p><strong>Bastien, 18 h 05.</strong> pharmacie</p>
<p><strong>Jade, 18 h 05.</strong> raconte</p>
<p><strong>Bastien, 18 h 07.</strong> donc je vois Lou ce soir. à Guéret je peux pas acheter de préservatifs : la pharmacienne était ma mono de colo, la préparatrice sort avec mon cousin et à la caisse c’est littéralement ma tante<br>du coup j’ai pris la voiture de ma mère et j’ai fait vingt-deux kilomètres jusqu’à un bourg où je connais que le rond-point</p>
<p><strong>Jade, 18 h 07.</strong> stratège</p>
<p><strong>Bastien, 18 h 08.</strong> pharmacie vide. le présentoir à gauche, entre les pastilles et les semelles. je tends la main vers une boîte de six<br>et la porte fait ding</p>
<p><strong>Momo, 18 h 08.</strong> non</p>
<p><strong>Bastien, 18 h 08.</strong> « Bastien Marchadier. Troisième rang, côté radiateur. »</p>
<p><strong>Jade, 18 h 08.</strong> NON</p>
<p><strong>Momo, 18 h 09.</strong> Lafarge ??</p>
<p><strong>Bastien, 18 h 09.</strong> madame Lafarge. quatre ans de maths, pas besoin de me retourner, ça se loge dans la colonne<br>ma main a pris des semelles toute seule</p>
<p><strong>Bastien, 18 h 10.</strong> elle me dit vous êtes loin de chez vous. je dis je fais des courses. pour ma santé<br>et pour que ça fasse vrai j’ai FAIT des courses. un dentifrice, une tisane, une genouillère, des pansements avec des dinosaures. la boîte de six au milieu du tas</p>
<p><strong>Momo, 18 h 11.</strong> les dinosaures c’était obligé ?</p>
<p><strong>Bastien, 18 h 11.</strong> c’était ce qu’il y avait devant</p>
<p><strong>Bastien, 18 h 12.</strong> la pharmacienne scanne tout super lentement. elle me demande quelle taille. je dis M. elle me dit « pour la genouillère, d’accord, et pour les préservatifs ? »<br>une voix de théâtre. un monsieur qui entrait est ressorti</p>
<p><strong>Jade, 18 h 12.</strong> je suis dans le bus, les gens me regardent</p>
<p><strong>Bastien, 18 h 13.</strong> j’ai dit normale<br>je l’ai dit au tapis</p>
<p><strong>Bastien, 18 h 14.</strong> et là elle m’explique que les six sont à 5,90 mais que les douze sont à 9,50<br>et derrière moi, tout doucement : « Le prix unitaire, Bastien. »</p>
<p><strong>Momo, 18 h 14.</strong> elle a pas fait ça</p>
<p><strong>Bastien, 18 h 16.</strong> à voix haute, Momo. dans la pharmacie. 5,90 divisé par 6, quatre-vingt-dix-huit centimes. 9,50 divisé par 12, soixante-dix-neuf<br>« arrondi à ? » au centime madame<br>« donc ? » donc les douze<br>« vous voyez, quand vous voulez »</p>
<p><strong>Momo, 18 h 16.</strong> elle disait tout le temps ça</p>
<p><strong>Bastien, 18 h 17.</strong> j’ai pris les douze. 31,40 euros le tout, dinosaures compris. je vais vers la porte et j’entends la suite<br>« Bonjour, Sylvie. La même chose.<br>– La tisane ?<br>– Ne faites pas l’enfant. Les douze. »</p>
<p><strong>Jade, 18 h 17.</strong> STOP</p>
<p><strong>Bastien, 18 h 18.</strong> je me suis retourné. j’aurais pas dû mais je me suis retourné. soixante et un ans, gilet beige, les lunettes au bout de la chaînette, elle cherchait l’appoint<br>elle m’a dit de fermer la bouche. et si je pensais être le seul à avoir calculé mes vingt-deux kilomètres</p>
<p><strong>Jade, 18 h 18.</strong> je l’aime</p>
<p><strong>Bastien, 18 h 19.</strong> attends. on sort ensemble, elle me tient la porte. petite voiture rouge, moteur allumé. et côté passager une tête qui plonge sous la boîte à gants</p>
<p><strong>Momo, 18 h 19.</strong> pas lui</p>
<p><strong>Momo, 18 h 19.</strong> PAS DELMAS</p>
<p><strong>Bastien, 18 h 20.</strong> M. Delmas. EPS. lui-même</p>
<p><strong>Jade, 18 h 20.</strong> on avait parié en sixième, je dois cinq euros à toute la 6e B</p>
<p><strong>Bastien, 18 h 21.</strong> elle lui dit « relevez-vous, Gérard, c’est un ancien, il est majeur et il sait poser une division ». il s’est déplié en se tenant la jambe. j’ai dit bonsoir monsieur, il a dit bonsoir Marchadier<br>c’était hyper poli en fait</p>
<p><strong>Bastien, 18 h 22.</strong> et avant de partir elle baisse la vitre, elle regarde mon sac transparent, elle me demande si j’ai mal au genou. je dis non madame. « Alors donnez-lui la genouillère. Le week-end va être long. »</p>
<p><strong>Momo, 18 h 22.</strong> et tu l’as donnée ?</p>
<p><strong>Bastien, 18 h 23.</strong> évidemment. il en avait besoin<br>ils m’ont fait un signe au rond-point</p>
<p><strong>Jade, 18 h 23.</strong> ils avaient l’air heureux ?</p>
<p><strong>Bastien, 18 h 25.</strong> grave. je sais pas pourquoi ça me fait quelque chose<br>bon j’y vais, Lou m’attend. j’apporte la tisane</p>', 'pharmacie-prof-de-maths', '/illustrations/covers/pharmacie-prof-de-maths.svg', '4 min de lecture', 'Préservatifs, pharmacie et ma prof de maths', 'Dans la Creuse, j’ai changé de village pour acheter des préservatifs en paix. Ma prof de maths avait eu la même idée. Récit d’une interro surprise.', 'préservatifs, pharmacie, sexualité, gêne, anecdote drôle, Creuse', 'published', array['Désir & tabous'], array['sexualité', 'préservatif', 'humour', 'petite ville'], 'anecdote', false, '2026-09-04T07:10:00Z', '2026-09-04T07:10:00Z', '2026-09-04T07:10:00Z'),
  ('ad395db9-28bd-84d6-80a0-c432f5c731c0', 'Mon date m’a présenté sa mère. Au premier verre.', 'Un jeudi à Liège, un garçon charmant, et sa mère qui commande un Orval. Elle aussi attendait quelqu’un. J’aurais dû reconnaître la description.', '<p>Cher Monsieur Bernard,</p>
<p>Vous ne me connaissez pas. On m’a dit que vous étiez dans une caisse, à la cave, sous les guirlandes, et que pour une pieuvre vous étiez encore très bien conservé. Je suis instituteur à Herstal. Cette semaine, mes élèves écrivent à quelqu’un d’important qu’ils n’ont jamais rencontré, et je fais toujours l’exercice avec eux.</p>
<p>Vous avez dormi avec Thibaut jusqu’à ses onze ans. C’est sa mère qui me l’a appris, dans la première demi-heure. Car il y avait sa mère. J’avais rendez-vous avec un garçon, un jeudi, dans un café d’Outremeuse, et ils étaient deux à la table : lui, la barbe, la chemise à palmiers, comme sur la photo, et à côté une dame de soixante-cinq ans, rouge à lèvres framboise, le sac bien droit sur les genoux. « Maman, voici Loïc. Loïc, voici maman. » Elle m’a dit de faire comme si elle n’était pas là, puis elle a commandé un Orval, du fromage en cubes et de la moutarde.</p>
<p>Je ne vous cache pas que j’ai pensé à partir. Des parents, j’en vois, mais c’est en juin et ils ont pris rendez-vous. Thibaut m’a expliqué tout bas qu’elle n’avait plus d’auto, qu’on l’attendait à vingt heures dans ce même café pour « un truc », et qu’il n’allait quand même pas la laisser sur le trottoir. Je me suis dit que c’était plutôt bon signe, un homme qui ne laisse pas sa mère sur le trottoir. Je suis resté.</p>
<p>Et je ne l’ai pas regretté, Monsieur Bernard, parce qu’on a ri. Elle m’a demandé si je fumais, si je ronflais, ce que je pensais des boulets sauce lapin. Elle m’a parlé de vous. Thibaut a dit « maman », et elle a répondu que vous étiez très bien, et mieux que certains qui ont suivi. Sans m’en rendre compte, j’avais tourné ma chaise. Lui épluchait l’étiquette de sa bouteille en attendant son tour, je m’en suis voulu après.</p>
<p>À huit heures moins dix, elle a sorti un miroir et refait le framboise. Je lui ai demandé ce que c’était, son truc. Un verre, avec un monsieur. Le troisième. Thibaut a reposé sa bière.</p>
<p>« Un monsieur ? Tu le connais d’où ?</p>
<p>– Et Loïc, tu le connais d’où ? »</p>
<p>Il n’a plus rien dit. Moi, j’étais enchanté, je voulais tout savoir. D’après elle, c’était un amour. Un ancien facteur, qui connaissait tout Seraing par les boîtes aux lettres. Et il sifflait, avec deux doigts, qu’on l’entendait jusqu’à la Meuse.</p>
<p>Il faut que je vous dise que mon père habite Seraing, et qu’il y a distribué le courrier pendant trente-deux ans. Mes parents sont divorcés depuis que je suis en troisième maternelle. Tous les jeudis, il joue au couyon avec les mêmes cinq pensionnés. Le matin même, au téléphone, il m’avait dit que c’était son tour d’apporter les chips.</p>
<p>La porte s’est ouverte. Il avait mis le costume de la communion de ma cousine et plaqué ses cheveux à l’eau. Il tenait des freesias. On s’est regardés comme deux gamins qui se croisent devant le bureau de la directrice. « Loïc ? Qu’est-ce que tu fais là ? » J’ai dit que j’avais rendez-vous. « Tiens. Moi aussi. » Il a regardé Thibaut, il a regardé Josiane, il m’a glissé à l’oreille que le mien avait l’air bien, et je lui ai répondu que la sienne était formidable. On le pensait tous les deux. On a rapproché une table.</p>
<p>Vers onze heures, il a sifflé pour appeler le garçon, et elle l’a regardé d’une façon. Sous le bord de la nappe, ils se tenaient la main. Thibaut l’a vu, je l’ai vu aussi, et on a compris au même moment que si c’était eux, ça ne pouvait pas être nous. On n’en a pas parlé. Je crois qu’on a été un peu tristes, le temps de finir nos verres. J’ai 33 ans, il ne m’arrive pas si souvent qu’un sourire ressemble à sa photo.</p>
<p>Ils se sont mariés à la maison communale de Seraing, un samedi de drache. On était témoins. Mon père a sifflé en sortant et les pigeons sont partis. À la Noël, Josiane nous a tricoté le même pull, avec une pieuvre dessus. Elle dit que c’est vous, de mémoire.</p>
<p>J’avais toujours voulu un frère. Je n’aurais pas pensé l’avoir à mon âge, ni qu’il m’emprunterait ma foreuse en mars et soutiendrait en septembre qu’elle est à lui. Il paraît que c’est comme ça que ça se passe. Vous avez l’habitude de lui, vous me direz.</p>
<p>Si vous êtes d’accord, je demanderai qu’on vous remonte pour les fêtes. Il vous manque un bras. Je sais recoudre.</p>
<p>Bien à vous,<br>Loïc</p>', 'presente-sa-mere-au-premier-verre', '/illustrations/covers/presente-sa-mere-au-premier-verre.svg', '4 min de lecture', 'Mon date m’a présenté sa mère au premier verre', 'Il est venu boire un verre avec sa mère. Elle était formidable. Le problème, c’est l’homme avec qui elle avait rendez-vous.', 'premier verre, belle-mère, date raté, Liège, rencontre gay, anecdote', 'published', array['Dates ratés'], array['rendez-vous', 'famille', 'humour', 'premier verre'], 'anecdote', false, '2026-10-23T07:40:00Z', '2026-10-23T07:40:00Z', '2026-10-23T07:40:00Z'),
  ('1474ae24-f3c4-8e8d-8506-b6f6614a2061', 'Mon pull à l’envers, mon plus beau compliment', 'Neuf tenues essayées, deux copines au téléphone, et je suis arrivée avec l’étiquette sous le menton. Il l’a lue tout haut. J’en souris encore.', '<p>Allô, Yvette ? C’est moi. Oui, je suis rentrée. Attends, il faut que Maryvonne entende aussi, fais la communication à trois. Le bouton avec les deux bonshommes. L’autre. Maryvonne, tu es là ? Bon.</p>
<p>Non, pas la rouge. Ni la bleue. Après neuf tenues devant le grille-pain, vous m’aviez dit le gris, parce qu’il est doux et qu’un homme doit avoir envie de toucher. La manche, Yvette, tu avais précisé la manche. Eh bien justement, on va en parler, du gris.</p>
<p>Je vous ai raccrochées à deux heures. Je me suis coiffée, il a fallu l’enlever pour me coiffer. Je l’ai remis. Après, le parfum, je ne voulais pas tacher, je l’ai renlevé. Et remis dans l’ascenseur. Dans le noir, Maryvonne, l’ampoule est morte depuis la Toussaint, j’ai écrit au syndic deux fois. Retenez ça.</p>
<p>Je descends vers le port, un soleil, un monde, tout Vannes était dehors. Et on me regarde. On me regarde, les filles ! Un monsieur se retourne. Une jeune me fait un signe vers le cou, comme ça, gentiment. Je lui fais le même. J’ai pensé que c’était un genre. À 61 ans, et mon dernier premier rendez-vous c’était sous Mitterrand, eh bien je me trouvais… oui, dis-le, Yvette. Belle. Je me trouvais belle.</p>
<p>Jean-Yves était à la terrasse du milieu, la plus chère. Il s’est levé. Oh, bien. Large. Une veste de marin, des mains, et des yeux clairs. Non, pas délavés, Maryvonne, clairs. Il me regarde, et puis il regarde un peu plus bas, et je vois qu’il lit quelque chose. J’ai cru que j’avais un pigeon derrière moi. Il ne dit rien, il tire ma chaise, il me parle des courants du golfe, il a été patron de vedette, il sait de quoi il cause. Moi, j’ai raconté la cantine. Le divorce, un peu. Le chant breton, et il connaissait, il a donné la réponse, tout bas, dans sa tasse. Une heure. Je ne l’ai pas vue passer.</p>
<p>Après le deuxième thé, forcément. Oui, les toilettes. Il y a une grande glace.</p>
<p>Et là.</p>
<p>Non, mais attendez. À l’envers. Les coutures dehors, les fils, tout. Et devant derrière ! L’étiquette, là, sous le menton, droite comme un petit drapeau, en quatre langues. <em>100 % laine vierge. Laver à la main. Ne pas essorer. Sécher à plat.</em> J’avais fait tout le port avec ça. J’étais passée devant l’église à la sortie d’un baptême.</p>
<p>Ne riez pas. Si, riez, allez-y, je vous attends.</p>
<p>C’est fini ? Bon. J’ai regardé la fenêtre, figurez-vous. Elle donne sur les poubelles, et puis avec mon bassin. Alors j’ai commencé à le retourner, j’avais déjà un bras dehors, et je me suis vue dans la glace avec ce bras. J’ai pensé : il le sait depuis une heure. Il le sait et il m’écoute. Si je reviens à l’endroit, il saura que j’ai eu honte. Et moi, j’ai fait manger deux cents gamins par jour pendant trente ans, j’ai eu de la purée dans les cheveux jusqu’à la retraite, je n’allais pas avoir honte d’une couture. J’ai rentré le bras. J’ai même aplati l’étiquette pour qu’on lise mieux.</p>
<p>Je vous le jure.</p>
<p>Je me rassois et je lui dis, Jean-Yves, mon pull est à l’envers. Il me dit oui. Depuis quand vous l’avez vu ? Quand vous avez passé l’église. Et vous n’avez rien dit ! Et lui, bien tranquille : « Je vous trouvais si contente. » Attends, Yvette, ce n’est pas ça le plus beau. Il met ses lunettes, il se penche au-dessus des tasses et il lit, tout haut, comme au lutrin. Laver à la main, ne pas essorer, sécher à plat. Les gens se retournaient. Il réfléchit. Il me dit : « Vous savez, à 63 ans, moi, c’est à peu près pareil. »</p>
<p>Voilà. C’est ça que je voulais vous raconter.</p>
<p>Oui, j’ai ri. On a dû m’entendre de l’île d’Arz. Et quand j’ai eu fini de m’essuyer les yeux, il y avait quelque chose de changé en face de moi, je ne trouvais pas quoi. C’était la doublure. À carreaux. Pendant que j’étais aux toilettes, il avait enlevé son caban et il l’avait remis à l’envers, les poches qui pendaient de chaque côté, en pleine terrasse, un dimanche. Et il attendait que je le voie, sans rien dire.</p>
<p>On est allés jusqu’au bout de la jetée comme ça, tous les deux. Il faisait frais. Il m’a donné le bras.</p>
<p>Non, il ne m’a pas embrassée. Enfin, à l’arrêt du bus, mais ça ne regarde personne.</p>
<p>Jeudi. Il m’emmène en bateau jeudi. Alors jeudi midi vous m’appelez, vous me regardez bien, devant, derrière, et vous me dites si…</p>
<p>Oui. Tu as raison, Maryvonne. Vous ne me dites rien.</p>', 'pull-a-l-envers', '/illustrations/covers/pull-a-l-envers.svg', '4 min de lecture', 'Mon pull à l’envers, mon plus beau compliment', 'À 61 ans, j’ai passé tout un premier rendez-vous à Vannes avec mon pull à l’envers. Sa réponse tient en une phrase, et en un geste.', 'confiance en soi, premier rendez-vous, 60 ans, Vannes, anecdote', 'published', array['Confiance en soi'], array['confiance', 'rendez-vous', 'humour', 'vêtements'], 'anecdote', false, '2026-07-24T07:15:00Z', '2026-07-24T07:15:00Z', '2026-07-24T07:15:00Z'),
  ('ee6c0e38-d3d1-8b13-8322-bcea13094df3', 'Réveillon : mon date portait le même costume que mon père', 'Velours côtelé lie-de-vin, revers en pointe, boutons dorés. Il en existait deux en Alsace. Ils se sont retrouvés chez mes parents, le 31.', '<p>Il y a sur le buffet de mes parents, à Sélestat, une photographie où l’on compte douze personnes, une dinde et deux fois le même homme, et comme il se trouve toujours un invité pour demander lequel est lequel, et que mon père répond à chaque fois autre chose, j’ai pensé qu’il valait mieux l’écrire pendant que je m’en souviens dans l’ordre.</p>
<p>Il faut savoir que chez nous, le 31 décembre, les couples dînent dans la salle à manger et les autres dans la véranda, sur des tabourets, avec les petits cousins, sous le prétexte qu’il n’y a pas la place ; que cette <a href="/blog/celibataire-arrete-de-texcuser">table des enfants</a>, j’y avais encore à 47 ans mon rond de serviette et une certaine ancienneté, puisque c’était moi qui coupais la viande ; et que le jour où j’ai dit au téléphone que je viendrais avec Bertrand, il y a eu un silence assez long pour que je croie la ligne coupée, et puis, très loin, la voix de ma mère dans l’escalier : « André ! Les rallonges ! »</p>
<p>Bertrand tient une librairie à Colmar. Il a cinquante ans, il est drôle, et il avait à ce point peur de ne pas plaire qu’il m’envoyait depuis une semaine des photographies de vestes, sur cintre, de face, de dos, jusqu’à ce que je lui demande d’arrêter et de venir comme il se sentirait bien ; de sorte que je n’ai découvert qu’en même temps que tout le monde, dans l’entrée, à mesure qu’il retirait son manteau, le trois-pièces en velours côtelé lie-de-vin, à revers en pointe et boutons dorés, trouvé dans une friperie où on le lui avait garanti unique. Ma mère a porté la main à sa bouche. Dans la porte du salon, une coupe dans chaque main, mon père venait d’apparaître dans le même.</p>
<p>Le sien vient de la liquidation de chez Kieffer, en 1988, et il le met une fois l’an. Ils se sont regardés sans parler ; puis mon père a posé les coupes, il a fait lentement le tour de Bertrand, comme on fait le tour d’une voiture qu’on a eue, et il a demandé si la poche intérieure bâillait.</p>
<p>« La gauche, a dit Bertrand.</p>
<p>– La gauche », a répété mon père.</p>
<p>Alors on est passés à table, la grande, et pendant tout le dîner il m’a semblé que la maison hésitait. Ma grand-mère, qui ne distingue plus que les couleurs, a confié à Bertrand que pour la cave elle ne dirait rien à maman ; l’oncle Rémy lui a reproché une vidange de 1996 ; la petite Lili est venue s’endormir sur ses genoux en l’appelant papi, et il n’a plus osé bouger le bras, pas même pour boire. Le chien les a reniflés l’un après l’autre et il est allé se coucher face au mur. Moi-même, pendant les vœux du président, j’ai posé sans regarder ma main sur une cuisse de velours, et mon père, sans quitter l’écran des yeux, a dit avec beaucoup de douceur : « C’est gentil, mon grand, mais c’est moi. » Quelqu’un a pris la photographie à peu près à ce moment.</p>
<p>À minuit, on éteint toujours, pour les bougies. Il y a un instant, dans le noir, où l’on entend les chaises et les gens qui se cherchent, et ma mère, qui cherche mon père au même endroit depuis quarante-neuf ans, a trouvé un dos, l’a pris dans ses bras et a posé la joue dessus en disant : « Ah, mon André, toujours cette carrure. » On a rallumé. Bertrand a répondu : « Merci, madame. » Elle ne s’est pas retirée tout de suite, et il m’arrive de penser que c’est là, pendant ces deux ou trois secondes où elle le tenait encore en sachant que ce n’était pas le bon, qu’elle a décidé de le garder.</p>
<p>Vers une heure, ils étaient à la cuisine, la veste tombée, mon père lavant et Bertrand essuyant, et je les écoutais depuis le couloir se disputer à mi-voix sur l’entretien du velours, vapeur ou brosse, avec le sentiment de ne pas avoir entendu mon père parler autant depuis que j’étais enfant. En partant, chacun a repris sa veste sur le dossier d’une chaise, c’est-à-dire celle de l’autre. Nous ne nous en sommes aperçus que dans la voiture, quand Bertrand, en cherchant les clés, a tiré de la poche gauche une feuille pliée en huit, couverte de l’écriture de mon père, en majuscules :</p>
<ul>
<li>NE PAS PARLER DE POLITIQUE.</li>
<li>LE RESSERVIR.</li>
<li>ÊTRE GENTIL, MÊME SI BIZARRE.</li>
<li>LE PETIT A L’AIR HEUREUX. LE DIRE, SI POSSIBLE.</li>
</ul>
<p>Le petit, c’est moi. Il neigeait un peu. Nous n’avons pas démarré ; je regardais la véranda, où quelqu’un débarrassait la table des enfants, et Bertrand ne disait rien, ce qui est rare.</p>
<p>Puis on a frappé à la vitre. Mon père était là, en pantoufles, l’autre veste sur le dos, tenant à la main un autre papier plié en huit, et je voyais bien qu’il l’avait lu. « Tiens, a-t-il dit à Bertrand, tu as oublié ton antisèche. » Il s’est tourné vers moi, il a respiré, il a remonté un peu sa manche, parce qu’il avait recopié la phrase au stylo sur le poignet de sa chemise, et il me l’a lue.</p>
<p>« Tu as l’air heureux. »</p>
<p>J’ai répondu que oui. Il a hoché la tête, il nous a dit de faire attention, que ça glissait après Guémar, et il est rentré.</p>', 'reveillon-meme-costume', '/illustrations/covers/reveillon-meme-costume.svg', '5 min de lecture', 'Réveillon : le même costume que mon père', 'J’amène enfin quelqu’un au réveillon. Il porte le même velours lie-de-vin que mon père. À minuit, ma mère se trompe de dos.', 'réveillon, présenter à sa famille, costume, Alsace, anecdote drôle', 'published', array['Vie de célibataire'], array['célibat', 'famille', 'réveillon', 'humour'], 'anecdote', false, now() + interval '30 days', now(), now()),
  ('ca97efbf-8af4-8daa-89f7-08995575876a', 'Trois heures de train pour un câlin de deux minutes', 'Lille-Lyon, un maroilles dans le sac, et Nadia qui n’avait plus que deux minutes à m’accorder, sur un quai. Le retour m’a rendu la monnaie.', '<p><strong>Objet :</strong> réclamation concernant le train Lille-Flandres – Lyon-Part-Dieu de 10 h 04, voiture 7, place 52 (fenêtre).</p>
<p>Madame, Monsieur,</p>
<p>Votre formulaire en ligne propose quatre motifs : retard, correspondance manquée, confort à bord, autre. Je choisis « autre » et je vous écris, parce que la case ne fait que deux cents signes.</p>
<p>Les faits sont les suivants. J’ai 38 ans, j’habite Lille. Au début de l’été, j’ai rencontré une de vos contrôleuses, Nadia, un soir où elle dormait en ville entre deux services. Nous avons parlé trois heures sur une terrasse. Elle avait mis son réveil à 4 h 20. Depuis, nous nous sommes écrit pendant six semaines, et ce samedi elle était de repos à Lyon, où elle habite. J’avais mon billet, une chemise repassée et un maroilles entier, affiné sept semaines. Il était prévu de marcher le long du Rhône et de manger une quenelle.</p>
<p>À 11 h 50, en Bourgogne, elle m’a fait savoir qu’un collègue était malade, qu’on la mettait sur le Marseille de 13 h 06, et que, si j’arrivais bien à 13 h 04, sur le quai d’en face, cela nous ferait deux minutes. Je tiens à préciser que je ne conteste pas cette affectation. Il fallait bien que quelqu’un fasse le Marseille. Et deux minutes, dans une gare, c’est tout à fait convenable : j’ai vu chez vous des familles de sept descendre avec une poussette et un aquarium.</p>
<p>« Reste près de la porte », m’a-t-elle écrit.</p>
<p>À 12 h 33, le train s’est arrêté dans un champ. Il y avait des vaches et un tracteur bleu. Le haut-parleur a parlé de régulation du trafic. Je voudrais signaler ici la conduite de la passagère de la place 54, une religieuse d’un certain âge, qui tricotait et à qui j’avais tout raconté vers Le Creusot. Elle a calculé avec moi ce qu’il restait. Elle m’a proposé de me passer mon sac par la fenêtre, puis, apprenant que vos fenêtres ne s’ouvrent pas, elle m’a conseillé de courir avec. Quand nous sommes repartis, elle a dit un mot que je ne rapporte pas.</p>
<p>Arrivée réelle : 13 h 04 et trente secondes. Il restait donc une minute et demie.</p>
<p>Nadia était en face, en casquette, le sifflet à la main, les yeux sur l’horloge. Elle m’a vu. J’ai traversé. On ne sait pas très bien quoi faire de ses bras, après six semaines de messages, et j’ai demandé si je pouvais. Elle m’a dit de me dépêcher.</p>
<p>Je ne décris pas la suite, qui ne concerne pas votre service. Elle sentait le café et le papier neuf. Entre nous, il y avait sa sacoche, ma bandoulière et le fromage. À 13 h 05 et cinquante secondes, elle a porté le sifflet à ses lèvres et elle a sifflé par-dessus mon épaule sans me lâcher, puis elle est montée. Elle a fait de grands signes derrière la vitre de la dernière porte, jusqu’à la courbe.</p>
<p>J’ai attendu que le quai se vide. Je suis allé voir le Rhône, qui est large. J’ai mangé un sandwich sur un banc et j’ai échangé mon billet contre celui de 16 heures, sans frais, je vous en remercie.</p>
<p>J’avais de nouveau la place 52. Vers Mâcon, un de vos agents a remonté la voiture en reniflant. Un monsieur très grand, à moustache blanche. Il s’est arrêté à ma hauteur et il m’a demandé si c’était moi, le maroilles. Nadia avait prévenu toute la ligne. Il a scanné mon billet, éteint sa machine, boutonné sa veste, et il m’a informé que, d’après elle, sur les deux minutes, il m’en manquait une demie ; qu’il était chargé de la régularisation ; et que je pouvais refuser.</p>
<p>J’ai accepté. Il s’appelle Jean-Marc. Il serre fort. Toute la voiture comptait à voix haute. À trente, il m’a rendu ma place, il a bien voulu prendre le fromage, et il est reparti vers l’avant.</p>
<p>Quelques minutes après, il y a eu cette annonce, que je cite de mémoire : « Mesdames et messieurs, le contrôle des billets a pris trente secondes de retard, en raison d’un bagage affectif oublié à Lyon. Veuillez nous en excuser. »</p>
<p>Je vous en excuse bien volontiers. Je ne demande donc ni remboursement ni bon d’achat. Je demande que ces trente secondes ne soient pas retenues à M. Jean-Marc, et je voudrais savoir, à toutes fins utiles, si le planning de Nadia pour le mois de septembre est définitif.</p>
<p>Je vous prie d’agréer, Madame, Monsieur, l’expression de mes salutations distinguées.</p>
<p>P.-S. – La passagère de la place 54 allait à Avignon. Si vous la retrouvez, dites-lui que j’ai couru.</p>', 'trois-heures-de-train', '/illustrations/covers/trois-heures-de-train.svg', '4 min de lecture', 'Trois heures de train pour un câlin de deux minutes', 'Elle est contrôleuse, elle a été appelée en renfort, il nous restait deux minutes sur un quai de la Part-Dieu. Un récit à l’heure, presque.', 'distance, train, rendez-vous raté, Lyon, Lille, anecdote romantique', 'published', array['Dates ratés'], array['rendez-vous', 'distance', 'voyage', 'humour'], 'anecdote', false, '2026-08-14T06:45:00Z', '2026-08-14T06:45:00Z', '2026-08-14T06:45:00Z'),
  ('2e130130-5b41-87bb-8e05-9e80029ad1f1', 'On s’est trompés de table, et c’était mieux', 'Deux Camille, un soir de neige, dans la même winstub. Je me suis assis devant la mauvaise et je lui ai demandé des nouvelles de sa tortue.', '<p><em>Une winstub de la Krutenau, à Strasbourg, un jeudi de neige. Neuf tables, un poêle, une tête de cerf. Il est 19 h 30. Entre Samir, 35 ans, professeur de sciences naturelles, de la buée sur les lunettes. Je le joue moi-même, personne d’autre n’était libre.</em></p>
<p><strong>Samir.</strong> – Bonsoir. Je rejoins Camille. Brune, la trentaine, un foulard vert.</p>
<p><strong>Freddy</strong>, <em>nœud papillon, vingt-six ans de maison ; il regarde Samir, la salle, encore Samir.</em> – Près du poêle, monsieur.</p>
<p><em>Près du poêle, une femme brune. Son foulard est vert, ou bleu. On y voit mal, c’est une bougie.</em></p>
<p><strong>Camille.</strong> – C’est toi ?</p>
<p><strong>Samir.</strong> – C’est moi.</p>
<p><em>On sert un pichet. Elle trempe son pain dans la crème de la salade. Il la trouve beaucoup mieux qu’à l’écrit et cherche comment lui montrer qu’il a lu ses messages, dont trois jours entiers sur sa tortue, Simone.</em></p>
<p><strong>Samir.</strong> – Et Simone, elle va bien ?</p>
<p><strong>Camille</strong>, <em>touchée.</em> – Je t’ai parlé de Simone ? Elle dort beaucoup, en ce moment.</p>
<p><strong>Samir.</strong> – C’est la saison. Tu la laisses dans le garage ?</p>
<p><strong>Camille.</strong> – Dans le… ? Non. Elle a sa chambre. Avec balcon.</p>
<p><strong>Samir</strong>, <em>qui n’est pas venu juger les conditions d’élevage.</em> – Elle mange bien ? De la salade ?</p>
<p><strong>Camille.</strong> – De tout. Le dimanche, du munster.</p>
<p><strong>Samir.</strong> – Du <em>munster</em> ?</p>
<p><strong>Camille.</strong> – On ne va pas la priver à son âge.</p>
<p><strong>Samir.</strong> – Elle a quel âge ?</p>
<p><strong>Camille.</strong> – Quatre-vingt-douze.</p>
<p><strong>Samir.</strong> – Oh, c’est encore jeune.</p>
<p><em>Elle cesse de mâcher. Elle est bien élevée : c’est elle qui relance.</em></p>
<p><strong>Camille.</strong> – Et toi, la cheville ? Tu ressautes quand ?</p>
<p><strong>Samir.</strong> – Je ressaute ?</p>
<p><strong>Camille.</strong> – De l’avion.</p>
<p><strong>Samir</strong>, <em>après réflexion.</em> – Ce soir, en quelque sorte.</p>
<p><em>Elle rit, ils trinquent. Dehors, un tram passe sans bruit à cause de la neige. La scène pourrait finir là, et ce serait une très jolie scène. Mais il a l’habitude de vérifier les copies deux fois.</em></p>
<p><strong>Samir.</strong> – Et l’hiver, Simone, elle sort ?</p>
<p><strong>Camille.</strong> – Le mardi. Elle a belote.</p>
<p><em>Un temps. Il pose sa fourchette.</em></p>
<p><strong>Samir.</strong> – Camille, de qui parles-tu ?</p>
<p><strong>Camille.</strong> – De ma grand-mère. Et toi ?</p>
<p><strong>Samir.</strong> – De ta tortue.</p>
<p><em>Un temps plus long, celui de servir une choucroute à la table voisine. Ils tournent la tête ensemble. Sous le cerf, une autre brune, dont le foulard est vert, elle, on le voit d’ici, s’essuie les yeux tellement elle rit. En face d’elle, un homme bâti comme une armoire, la jambe sur une chaise, une attelle à la cheville. Il les voit. Il comprend. Il lève son verre.</em></p>
<p><strong>Camille</strong>, <em>tout bas.</em> – Il faut leur dire.</p>
<p><strong>Samir.</strong> – Absolument.</p>
<p><strong>Camille.</strong> – Après le plat.</p>
<p><strong>Samir.</strong> – Après le dessert, plutôt.</p>
<p><em>Noir. Puis le portemanteau, vers 23 heures. Quatre personnes cherchent leurs manches.</em></p>
<p><strong>L’autre Camille</strong>, <em>en renouant le foulard vert.</em> – Samir, sans vouloir te vexer, je suis très bien sous le cerf.</p>
<p><strong>Samir.</strong> – Je ne suis pas vexé. Tu embrasseras Simone.</p>
<p><strong>Les deux Camille.</strong> – Laquelle ?</p>
<p><em>Ils sortent, l’armoire au bras du foulard vert. Camille, la bleue, attend près de la porte, son bonnet à la main. Samir paie. Il croit bon de signaler au serveur, avec tact, qu’il a interverti deux tables.</em></p>
<p><strong>Freddy.</strong> – Interverti, monsieur ? Deux Camille à 19 h 30, je l’avais au cahier depuis le matin. Je vous ai regardés entrer tous les quatre. Vous, en face d’une dame qui m’a montré sa tortue en photo avant d’ôter son manteau ? Et le parachutiste avec la petite qui réclamait déjà du pain ?</p>
<p><em>Il ferme le cahier.</em></p>
<p><strong>Freddy.</strong> – Il m’arrive de me tromper dans les additions. Tenez, d’ailleurs, vous avez payé deux fois le café.</p>
<p><em>Il rend la monnaie. La neige a cessé. Rideau, quand le poêle sera éteint.</em></p>', 'trompes-de-table', '/illustrations/covers/trompes-de-table.svg', '3 min de lecture', 'On s’est trompés de table, et c’était mieux', 'À Strasbourg, un premier rendez-vous avec la mauvaise Camille, une tortue qui joue à la belote et un serveur qui ne se trompe jamais.', 'premier rendez-vous, quiproquo, Strasbourg, winstub, anecdote', 'published', array['Premiers rendez-vous'], array['rendez-vous', 'restaurant', 'humour', 'quiproquo'], 'anecdote', false, '2026-09-11T07:25:00Z', '2026-09-11T07:25:00Z', '2026-09-11T07:25:00Z'),
  ('18a779ce-2a1b-8b83-8b4f-4c3916aadc67', 'Le message vocal de onze minutes', 'Son tout premier message durait onze minutes et quatre secondes. Il avait oublié d’arrêter l’enregistrement. Moi, je n’ai rien oublié du tout.', '<p>Alors moi, le dimanche, je fais la vaisselle de la semaine. C’est vous dire l’humeur. Le téléphone sonne, un message vocal, d’un Bruno que je n’avais jamais vu ni entendu, et le compteur marque onze minutes. J’ai 43 ans, je travaille au port, à Marseille, des gens qui parlent j’en ai toute la journée. J’ai mis les gants et j’ai appuyé avec le coude. Je vous le fais comme je l’ai écouté.</p>
<p><strong>0 min 00.</strong> Il respire. Il va beaucoup respirer, le pauvre.</p>
<p><strong>0 min 04.</strong> « Bonjour, Nadège, c’est Bruno, du site. Je préfère te parler de vive voix, c’est plus naturel. » Il se racle la gorge. « Voilà. »</p>
<p><strong>0 min 31.</strong> « Donc, moi, je… non. Attends. Je recommence. » On entend le pouce sur l’écran. Il croit qu’il a effacé. Il n’a rien effacé du tout.</p>
<p><strong>0 min 45.</strong> Une porte, des clés, des griffes sur le carrelage. « Allez, Biscotte, on descend. » J’aurais pu couper. J’avais les mains dans la poêle, je n’ai pas coupé.</p>
<p><strong>1 min 20.</strong> L’escalier. Il compte les marches à mi-voix, et à la dernière de chaque étage il fait « hop ». Quatrième, hop. Troisième, hop. Ma grand-mère, au Panier, elle faisait pareil, mais elle, elle avait quatre-vingts ans.</p>
<p><strong>2 min 10.</strong> Voilà madame Ferrero. « Bruno, vous avez une mine ! Vous avez dormi ? – Pas bien, madame Ferrero. – C’est une femme ? – C’est une photo, pour l’instant. »</p>
<p>Là, j’ai fermé le robinet.</p>
<p><strong>3 min 02.</strong> Elle lui donne ses aubergines. Je veux dire, la recette. Il demande s’il faut les faire dégorger et elle s’énerve, elle dit qu’on fait dégorger les concombres et les menteurs. Il y a de l’ail, il y a des anchois, après il passe un scooter et on perd tout. Quand ça revient, elle est en train de conclure : « Et là, deux heures au four, et la femme, elle reste. »</p>
<p><strong>4 min 50.</strong> La rue. Un collègue lui doit vingt euros, il répond que ça ne presse pas. Un autre lui en réclame dix. Il les donne.</p>
<p><strong>6 min 15.</strong> Il chante. De l’italien, le refrain il le sait, le reste il le fabrique. Au moment où ça devrait faire <em>per sempre</em>, je vous jure que j’ai entendu <em>lavatrice</em>. La machine à laver. Il chante bien, remarquez. Il a du coffre.</p>
<p><strong>7 min 40.</strong> Il s’assoit, sur un banc je pense. Le chien boit. Et il se met à parler tout bas, comme on parle aux bêtes.</p>
<p>« Qu’est-ce que je lui dis, Biscotte ? Tu l’as vue, la photo avec la pastèque ? Elle rit avec les yeux fermés. Moi, les gens qui rient les yeux fermés, j’ai confiance. »</p>
<p>J’ai pris la chaise. C’était au Prado, la pastèque, c’est ma sœur qui l’a prise, on avait passé une journée magnifique.</p>
<p><strong>8 min 25.</strong> « Si je dis que je suis bien tout seul, elle va croire que je n’ai besoin de personne. Si je dis que j’en ai marre, elle va croire que je suis un cas. » Le chien ne se prononce pas. « La vérité, c’est que je fais toujours des pâtes pour deux. J’ai jamais su doser. »</p>
<p><strong>9 min 12.</strong> « Non, mais on ne commence pas par des pâtes. On commence par bonjour. »</p>
<p><strong>9 min 30.</strong> Un gabian. Longtemps. Ils sont terribles, à cette heure-là, c’est le retour des bateaux.</p>
<p><strong>10 min 05.</strong> « Bon. Je me lance. Je prends le téléphone, j’appuie, et… »</p>
<p>Plus rien.</p>
<p>« Pourquoi ça tourne déjà ? »</p>
<p>Alors là, ce silence. J’en avais mal pour lui, dans ma cuisine, avec mes gants.</p>
<p>« Non. Non, non, non. Depuis <em>quand</em> ça tourne ? Biscotte ! Comment on… c’est la croix ? C’est la flèche. Non, pas la flèch… »</p>
<p><strong>11 min 04.</strong> C’était la flèche.</p>
<p>Il m’a écrit sept fois de suite. Qu’il était désolé, qu’il ne fallait surtout pas écouter, qu’il changeait de ville, qu’il laissait le chien à madame Ferrero. Moi, j’avais la larme et le fou rire, les deux, et la poêle qui trempait. J’ai cherché <a href="/blog/premier-message-dix-phrases">une première phrase</a> un peu jolie, j’en ai fait trois, toutes bêtes. À la fin, je lui ai demandé la seule chose que je voulais savoir, celle que le scooter m’avait mangée : combien de gousses d’ail.</p>
<p>« Quatre, il m’a mis. Mais pour deux. »</p>', 'vocal-de-onze-minutes', '/illustrations/covers/vocal-de-onze-minutes.svg', '4 min de lecture', 'Le message vocal de onze minutes', 'Un vocal interminable, une voisine, des aubergines, un chien confident : écoute minute par minute du plus beau premier message de Marseille.', 'message vocal, premier message, Marseille, rencontre, anecdote drôle', 'published', array['Premiers messages'], array['premier message', 'messages', 'humour', 'applis'], 'anecdote', false, '2026-09-18T06:50:00Z', '2026-09-18T06:50:00Z', '2026-09-18T06:50:00Z'),
  ('815e385a-295f-8c9a-8b56-4c2f063eb70e', 'Et si on arrêtait tous de faire semblant d’être débordés ?', '21 h 12, le gratin est tiède et tu as réglé une alarme pour ne pas répondre trop vite. Plaidoyer pour les gens disponibles, fourchette en main.', '<p><strong>21 h 12.</strong> Le gratin est brûlant sur les bords et glacé au milieu. Tu manges donc les bords. Le message est arrivé à 20 h 31 : « Tu fais quoi de beau ? » Tu l’as lu à 20 h 31. Tu as réglé une alarme sur 21 h 18, parce que quarante-sept minutes, ça fait quelqu’un qui sort.</p>
<p><strong>21 h 18.</strong> L’alarme sonne. « Oh pardon, je vois ça que maintenant ! Soirée de dingue. » Tu appuies sur Envoyer, tu reprends du gratin. À trois kilomètres de là, devant une boîte de raviolis, quelqu’un lit « soirée de dingue », repose son téléphone et règle une alarme sur 22 h.</p>
<h2>Le petit théâtre du vendredi</h2>
<p>Nous connaissons tous le répertoire pour l’avoir joué :</p>
<ul>
<li>« Je te dis ça dans la semaine », écrit devant un agenda où figure en tout et pour tout « dentiste » ;</li>
<li>la photo d’un concert postée un soir de solitude, prise en juin, et où l’on reconnaît juin ;</li>
<li>« mardi j’ai un truc, jeudi aussi, mais je peux peut-être bouger », le truc étant la lessive ;</li>
<li>le message laissé sur « vu » exprès, et la honte qui va avec, posée sur la table basse comme un deuxième couvert.</li>
</ul>
<p>Tout cela part d’une théorie économique : ce qui est rare est cher. Elle se vérifie pour la truffe et les places à l’opéra. Pour les gens, elle donne deux personnes qui se plaisent, chacune jouant la truffe, chacune enfouie au pied de son chêne, à attendre le cochon.</p>
<p>Au fond, on a peur d’une addition toute bête. Si je suis libre, c’est que personne ne me demande ; si personne ne me demande, c’est qu’il y a un vice caché. Alors on loue des figurants, on se remplit un vendredi imaginaire. Or qui t’a déjà plu pour son planning ? Essaie de te souvenir. C’était une nuque, une voix, une manière de dire « attends, raconte ». Elle avait le temps, cette voix. C’est même ce qui te plaisait.</p>
<h2>Traité de paix, à signer chacun chez soi</h2>
<p><strong>Article premier.</strong> On répond quand on a envie de répondre et qu’on en a le loisir. En trois minutes si l’on a trois minutes. Celui ou celle qui reçoit une réponse immédiate s’interdit d’y voir un symptôme. Les obsédés du chronomètre liront nos aveux sur <a href="/blog/combien-de-temps-avant-de-repondre">le temps d’attente réglementaire</a>.</p>
<p><strong>Article deux.</strong> Quand on est vraiment pris, on donne une date. « Semaine infernale, mais dimanche je t’appelle » rassure n’importe qui, à condition d’appeler dimanche. Disponible ne veut pas dire à disposition : on garde sa chorale, ses amis, ses nuits, et son droit de dire « ce soir, je ne parle à personne, c’est mon bain ».</p>
<p><strong>Article trois.</strong> On a le droit de nommer le gratin. Les formules suivantes sont réputées séduisantes par les parties :</p>
<blockquote><p>« Rien de beau. Je mange des bords de gratin. Et toi ? »</p>
<p>« J’espérais que tu m’écrives, donc ma soirée vient de s’améliorer. »</p>
<p>« Je suis libre demain. Tout le jour. C’en est vertigineux. »</p></blockquote>
<p>On nous objectera qu’il y a du danger, qu’à se montrer libre on passe pour facile, collant, en manque. Auprès de certains, sûrement. Ceux-là cherchent une truffe, et ils te laisseront en terre dès qu’ils l’auront trouvée.</p>
<p><strong>21 h 46.</strong> Tu regardes le plat. Tu regardes l’écran. Tu effaces « un monde fou, ici » et tu tapes, très vite, avant que la truffe en toi se réveille : « J’ai menti. Je suis chez moi, il n’y a pas de dingue, il y a un reste de gratin. »</p>
<p><strong>21 h 46, toujours.</strong> Trois petits points. À trois kilomètres, on vient d’éteindre une alarme : « De quoi, le gratin ? »</p>
<p>Il va falloir réchauffer le milieu, et trouver une deuxième fourchette.</p>', 'arretons-de-faire-semblant', '/illustrations/covers/arretons-de-faire-semblant.svg', '3 min de lecture', 'Et si on arrêtait de faire semblant d’être débordés ?', 'On attend tous un message devant un reste de gratin. Traité de paix en trois articles pour gens disponibles qui n’osent pas le dire.', 'messages, répondre vite, séduction, disponibilité, sincérité', 'published', array['Relations'], array['messages', 'célibat', 'confiance', 'humour'], 'blog', false, '2026-08-19T07:00:00Z', '2026-08-19T07:00:00Z', '2026-08-19T07:00:00Z'),
  ('dc8c7903-c789-8024-8a88-e116b2f56f1e', 'Bonnes résolutions amoureuses : n’en prends qu’une', 'Les résolutions font la queue pour la nouvelle année. Un seul poste à pourvoir, et une épreuve éliminatoire : le mardi de février.', '<p>L’an dernier, tu avais noté sept résolutions amoureuses dans ton téléphone, entre le code du portail et une recette de houmous. Tu sais toujours faire le houmous.</p>
<p>Cette année, on change de méthode. Un seul poste à pourvoir, douze mois, temps partiel. Les sept anciennes attendent dans le couloir avec quelques nouvelles, faisons entrer tout le monde.</p>
<h2>Les recalées</h2>
<p><strong>« Trouver quelqu’un »</strong> se présente la première, en tailleur, très sûre d’elle. Problème : la moitié du travail revient à quelqu’un, justement, qui n’a pas été prévenu. Merci, au revoir.</p>
<p><strong>« Quitter les applis »</strong> a de l’expérience : elle l’a déjà fait en janvier, en mars et un dimanche de juin.</p>
<p><strong>« Ne plus jamais écrire à mon ex »</strong> arrive avec un beau « jamais » tout neuf. On l’a testé : il résiste jusqu’au deuxième kir.</p>
<p><strong>« Devenir quelqu’un de spontané »</strong> demande à quelle date elle doit commencer.</p>
<p><strong>« Aimer mon corps »</strong> nous serre le cœur, parce qu’elle a raison. Mais elle est trop grande pour la porte. On lui propose de revenir en plus petit : acheter un jean à la taille d’aujourd’hui, et donner celui qui attend depuis trois étés.</p>
<h2>L’épreuve du mardi</h2>
<p>Le 1er janvier ne prouve rien. Tout tient, le 1er janvier, même les sourcils de ton oncle. Pour juger une résolution, imagine-la un mardi de février, à 18 h 50 : il pleut, une de tes chaussures prend l’eau, il reste un céleri-rave à éplucher. Tu peux la faire quand même ? Elle a un verbe, une taille raisonnable, elle ne dépend que de toi ? Elle passe.</p>
<p>« M’ouvrir aux rencontres » ne survit pas au céleri-rave. « Poser une vraie question dans chaque message » s’en sort très bien, d’une seule main.</p>
<h2>Les cinq finalistes</h2>
<ol>
<li><strong>Proposer un lieu et une heure avant le dixième message.</strong> « Jeudi, 19 h, le café à l’auvent vert ? » On peut te dire non. On ne peut plus te dire « à l’occase ».</li>
<li><strong>Dire non le jour même.</strong> Deux lignes aimables au lieu de trois semaines de brouillard. C’est la résolution préférée de gens que tu ne reverras jamais, et qui parleront bien de toi.</li>
<li><strong>Sortir une fois par mois en ta propre compagnie.</strong> Pas pour croiser quelqu’un : pour le film, le concert, le plat du jour. Choisis la bonne place, tu es avec quelqu’un qui connaît tes goûts. (<a href="/blog/celibataire-arrete-de-texcuser">Le célibat n’est pas une salle d’attente</a>, on l’a déjà dit, on le redira.)</li>
<li><strong>Formuler une envie à voix haute.</strong> Une par semaine, à table ou au lit : « plus lentement », « reste », « pas de fondue ». Pour la version de nuit, il y a <a href="/blog/dire-ce-quon-veut-au-lit">un mode d’emploi</a>.</li>
<li><strong>Offrir un compliment et t’en aller.</strong> Sur une chose choisie – un foulard, une blague, un livre –, sans attendre la monnaie.</li>
</ol>
<p>Prends celle qui t’a donné un peu chaud en la lisant. C’est elle.</p>
<h2>Prise de poste</h2>
<p>Écris-la sur un bout de papier et colle-le là où tu regardes sans faire exprès : l’intérieur du placard, la boîte à thé, le pot de tahini. Période d’essai de quatre mardis. Si tu en manques un, inutile d’attendre l’année prochaine : le mercredi embauche aussi.</p>
<p>Les sept de l’an dernier peuvent rester dans le téléphone, entre le portail et les pois chiches. Elles repostuleront en décembre. Elles repostulent toujours, et elles adorent ton houmous.</p>', 'bonnes-resolutions-amoureuses', '/illustrations/covers/bonnes-resolutions-amoureuses.svg', '3 min de lecture', 'Bonnes résolutions amoureuses : n’en prends qu’une', 'Trouver quelqu’un, quitter les applis, aimer son corps : recalées. Cinq résolutions assez petites pour survivre à un mardi de février.', 'bonnes résolutions, amour, célibat, nouvelle année, rencontres', 'published', array['Vie de célibataire'], array['célibat', 'confiance', 'applis', 'humour'], 'blog', false, now() + interval '30 days', now(), now()),
  ('3408620d-92ea-8ef7-8edc-b062e02382ab', 'Célibataire depuis longtemps : arrête de t’excuser', 'Entre le rôti et le fromage, tante Monique demande si tu as « quelqu’un ». Voici de quoi finir ta bouchée et répondre la tête haute.', '<p>« Et toi, alors, toujours personne ? » La question de tante Monique arrive entre le rôti et le fromage, à l’instant précis où tu as la bouche pleine. Tu avales trop vite. Tu invoques le travail, le déménagement, l’époque. Monique hoche la tête comme devant une fissure dans un mur porteur.</p>
<p>Rembobinons. Personne, à cette table, ne s’est excusé d’être en couple.</p>
<h2>Tes excuses, traduites en français</h2>
<ul>
<li><strong>« Je n’ai pas le temps. »</strong> Tu as vu quatre saisons d’un concours de pâtisserie norvégien. Tu as le temps. Tu l’as mis où tu voulais.</li>
<li><strong>« J’ai des critères trop élevés. »</strong> Tu demandes quelqu’un qui te pose des questions et qui rince l’évier. La barre est à hauteur de genou. Garde-la.</li>
<li><strong>« Ça finira bien par arriver. »</strong> On parle ainsi de la fibre optique. Toi, tu n’es pas en attente de raccordement.</li>
<li><strong>« Je travaille sur moi. »</strong> Très bien, mais la boutique n’est pas fermée pour travaux. On a le droit de recevoir dans les gravats, et celui de ne recevoir personne.</li>
</ul>
<h2>Compétences acquises</h2>
<p>Cinq, huit, douze ans de célibat, cela s’apprend comme un métier. Tu sais dormir en diagonale et monter une armoire sans témoin. Tu choisis un restaurant en quatre secondes. Tu connais l’heure exacte à laquelle quitter un mariage, c’est-à-dire après la pièce montée et avant la chenille.</p>
<p>Tu sais aussi des choses plus fines. Qui appeler quand la voiture ne démarre pas. Lequel de tes amis préfère qu’on vienne et lequel préfère qu’on écrive. Le prénom de la pharmacienne. Et ton appartement est souvent le seul de l’immeuble où l’on sonne encore à l’improviste, une bouteille dans une main, un chagrin dans l’autre.</p>
<h2>Les soirs où ça pique</h2>
<p>Il y en a, et les nier serait encore une façon de s’excuser. Le dimanche à 18 h. Les trente-neuf de fièvre sans personne pour aller chercher la soupe. Le supplément « chambre individuelle », qui coûte le prix d’un vélo. La fermeture Éclair dans le dos, invention d’un couturier manifestement très entouré.</p>
<p>Contre cela, trois remèdes de grand-mère :</p>
<ol>
<li>Pour la fermeture, sonne chez la voisine. Elle attend depuis des années un prétexte pour voir ta robe ou ton smoking.</li>
<li>Pour la fièvre, conclus à froid un pacte de soupe avec un autre célibataire du quartier. Clés échangées, poireaux compris.</li>
<li>Pour le dimanche, appelle à 17 h 30. À 18 h, tu auras déjà décidé que tu déranges.</li>
</ol>
<h2>Chercher (ou pas) sans demander pardon</h2>
<p>Si tu as envie d’une rencontre, entre par la grande porte. Supprime de ton profil « je ne sais pas trop ce que je fais ici », que l’on entend comme un pas en arrière. Écris plutôt : « Célibataire depuis six ans, excellente ratatouille, j’aimerais la partager. » La durée, ainsi annoncée, devient une ancienneté.</p>
<p>Et si tu n’as envie de personne, cette année ou jamais, tu n’as rien à soigner ni à prouver. Il existe des gens que le couple ne démange pas, que le désir laisse paisibles, et qui lisent ce magazine pour les blagues. Mais si ça te démange, <a href="/inscription">la porte est ouverte</a>, sans justificatif d’échec à fournir.</p>
<p>Dimanche prochain, donc, quand le rôti arrivera et la question avec lui, finis ta bouchée. Prends ton temps. Bois une gorgée d’eau. Puis, avec une sincère affection : « Personne. Et toi, Monique, toujours Roland ? »</p>', 'celibataire-arrete-de-texcuser', '/illustrations/covers/celibataire-arrete-de-texcuser.svg', '3 min de lecture', 'Célibataire depuis longtemps ? Arrête de t’excuser', 'Le repas de famille, la chambre simple hors de prix, la fermeture Éclair dans le dos : le célibat long, sans honte ni slogan.', 'célibat, célibataire longtemps, famille, pression, confiance en soi', 'published', array['Vie de célibataire'], array['célibat', 'famille', 'confiance', 'humour'], 'blog', true, '2026-09-23T06:50:00Z', '2026-09-23T06:50:00Z', '2026-09-23T06:50:00Z'),
  ('a9026a45-4f0c-845f-8637-261864589ee1', 'Combien de temps attendre avant de répondre ?', 'Une heure pour l’autre, deux pour toi, quatre pour l’autre : preuve par les maths que faire attendre mène tout droit aux marrons.', '<p>Réponse courte : le temps de lire, de sourire et de taper. Voilà, tu peux refermer cette page.</p>
<p>Tu es encore là. C’est donc que tu as un message en attente, que tu l’as lu sans l’ouvrir, du bout du pouce, avec des précautions de démineur, et que tu cherches combien d’heures séparent l’indifférence élégante de la faim. Très bien, faisons des maths.</p>
<h2>Le théorème du double</h2>
<p>L’autre a mis une heure, donc tu en mets deux, pour garder la main. En face, on connaît la règle aussi : quatre. Puis huit. À la onzième réponse, le délai atteint 1 024 heures, soit quarante-deux jours et des poussières. Si l’on additionne toutes les attentes, vous y êtes depuis presque trois mois. Vous parliez d’aller manger une glace, on ramasse les marrons.</p>
<p>Personne n’a perdu, note bien. Tout le monde a gardé la main, et il n’y a rien eu dedans.</p>
<h2>Traduction des délais courants</h2>
<ul>
<li><strong>Trente secondes.</strong> Tu avais le téléphone à la main, comme toute l’espèce humaine. Ça ne fait pas de toi quelqu’un d’affamé, ça fait de toi quelqu’un de content.</li>
<li><strong>Vingt minutes.</strong> Tu as rédigé trois versions. Envoie la première, celle avec la blague.</li>
<li><strong>Une soirée.</strong> Tu as une vie, félicitations. Mais si la conversation galopait, préviens.</li>
<li><strong>Deux jours.</strong> Une excuse, une seule, puis une vraie réponse.</li>
<li><strong>Trois semaines.</strong> Pas de « coucou » l’air de rien. « J’ai disparu, tu n’y étais pour rien. Ta question sur les volcans me travaille encore : Stromboli. » Et si personne ne répond, c’est de bonne guerre.</li>
</ul>
<p>Ce que le délai ne mesure pas, c’est l’envie. Des gens travaillent de nuit, donnent le biberon, réparent des ascenseurs la tête dans la gaine. D’autres répondent vite à tout le monde et ne pensent à personne. Lis le message plutôt que l’heure : « Et toi, tu y es retourné, à ce lac ? » après six heures vaut cent « mdr » immédiats.</p>
<h2>La phrase qui achète du temps</h2>
<blockquote><p>« Vu ! Ta question mérite mieux que mon trajet de bus. Réponse ce soir. »</p></blockquote>
<blockquote><p>« Journée impossible, cerveau disponible à partir de 20 h. »</p></blockquote>
<p>Huit secondes de frappe, et tu évites à quelqu’un d’envoyer une capture d’écran à trois amis avec la légende « tu comprends quoi, toi ? ». Une condition : ce soir veut dire ce soir. À la deuxième échéance manquée, tu deviens une livraison entre 8 h et 18 h.</p>
<h2>Quand c’est toi qui attends</h2>
<p>Une relance, au bout de deux ou trois jours, avec quelque chose de neuf dedans : « Mise à jour : le boulanger au prénom d’empereur existe, j’ai une photo de l’enseigne. » Le point d’interrogation tout seul n’est pas une relance, c’est un hameçon sans ver. Le reproche non plus.</p>
<p>Si rien ne vient, la réponse est arrivée, dans un emballage décevant. Tu peux la lire <a href="/blog/ghosting-mode-d-emploi">en sachant ce que vaut ce silence</a> et ce qu’il ne dit pas de toi. Et si quelque chose vient, mais à contretemps – toi la nuit, l’autre à midi –, change d’instrument : « On s’appelle jeudi ? Dix minutes, promis, je ne lirai pas de poème. »</p>
<h2>Bon</h2>
<p>Le temps d’arriver ici, tu aurais pu répondre trois fois. Alors reprends ton téléphone, ouvre ce message pour de vrai, et envoie la première version. Celle avec la blague.</p>', 'combien-de-temps-avant-de-repondre', '/illustrations/covers/combien-de-temps-avant-de-repondre.svg', '3 min de lecture', 'Combien de temps attendre avant de répondre ?', 'La réponse courte tient en une ligne. La longue explique pourquoi, propose des phrases qui achètent du temps et une relance qui se tient.', 'répondre à un message, délai de réponse, applis, relance, messages', 'published', array['Premiers messages'], array['messages', 'premier message', 'applis', 'ghosting'], 'blog', false, '2026-07-01T07:30:00Z', '2026-07-01T07:30:00Z', '2026-07-01T07:30:00Z'),
  ('89d9c438-fc27-82e3-8bef-f55e033d1a69', 'Le consentement, c’est sexy : parlons-en comme des adultes', '« Je peux t’embrasser ? » Un bus de nuit passe, un bonnet glisse. Cinq vraies questions sur le consentement, et des réponses sans détour.', '<p>Samedi, 23 h 50, devant un kebab fermé. « Je peux t’embrasser ? » Un bus de nuit passe, qui prend tout son temps. Un bonnet glisse sur une oreille. Puis la réponse : « J’attends que tu demandes depuis l’arrêt Jean-Jaurès. » Et l’on voudrait nous faire croire que la question casse l’ambiance.</p>
<p>Voici les cinq questions qu’on nous pose tard, dans les cuisines, entre l’évier et le dernier fond de rosé.</p>
<h2>« Demander, ça ne tue pas la magie ? »</h2>
<p>Ce qui tue la magie, c’est une langue qu’on n’attendait pas. Demander, c’est dire à quelqu’un : j’ai envie de toi et ton avis m’intéresse. Peu de phrases font autant d’effet avec si peu de matériel. Quelques modèles éprouvés :</p>
<ul>
<li>« J’ai envie de me rapprocher. Tu veux bien ? »</li>
<li>« Dis-moi où tu aimes qu’on te touche. »</li>
<li>« On continue, ou on reste comme ça ? »</li>
<li>« Qu’est-ce qui te ferait plaisir, là, tout de suite ? »</li>
</ul>
<p>Dites bas, près de l’oreille, celles-là n’ont jamais refroidi une pièce. Et elles valent pour tout le monde : les hommes aussi aiment qu’on leur demande, et personne ne naît avec un oui automatique.</p>
<h2>« Et si l’autre ne dit rien ? »</h2>
<p>Alors ce n’est pas oui. La peur fige, la surprise aussi ; un corps immobile peut très bien attendre que ça se termine. Le Code pénal français le dit désormais noir sur blanc : le consentement ne se déduit ni du seul silence ni de la seule absence de réaction. On s’arrête, on allume une lampe, on demande : « Ça va ? Tu veux qu’on fasse une pause ? »</p>
<p>Même chose quand l’alcool parle à la place de quelqu’un. Une personne qui n’arrive plus à taper le code de son immeuble n’est pas en état de t’inviter à monter. Tu lui trouves de l’eau, un taxi, une amie. Tu seras toujours là demain, et ton désir aussi, s’il valait quelque chose.</p>
<h2>« On a déjà couché ensemble, c’est bon, non ? »</h2>
<p>Hier, c’était oui pour hier. Il n’existe ni abonnement ni tacite reconduction, pas même avec une bague, un crédit et un canapé d’angle. Le oui vaut pour ceci et pas forcément pour cela. Oui avec un préservatif veut dire oui avec un préservatif : l’ôter en douce, c’est se passer de l’accord de l’autre. Et l’on peut changer d’avis au milieu, y compris pendant, y compris sans raison présentable.</p>
<p>Dans un couple qui dure, la question change simplement d’allure. Elle devient un regard qu’on vérifie, une main qui patiente, un « ce soir ? » lancé par-dessus la brosse à dents. On l’entend toujours très bien.</p>
<h2>« Comment dire non sans tout gâcher ? »</h2>
<p>En peu de mots. « Pas ce soir. » « Ça, non ; tes bras, oui. » « Je croyais avoir envie, et finalement non. » Tu ne dois ni dossier médical ni compensation. La personne qui boude, négocie ou insiste vient de te donner un renseignement précieux sur la suite.</p>
<p>Et si c’est toi qui reçois le non, ta réplique tient en un mot : « D’accord. » Ajoute un sourire, une couverture, un thé, une porte ouverte. Savoir encaisser un refus avec grâce est une des choses les plus séduisantes qui soient.</p>
<h2>« Et si quelqu’un n’a pas respecté le mien ? »</h2>
<p>Alors ce n’est pas ta faute : ni la jupe, ni le verre de trop, ni le silence, ni l’invitation à monter. Tu peux en parler, même longtemps après, même sans savoir encore quel mot mettre dessus. En France, le 116 006 écoute toutes les victimes, gratuitement ; le 3919 répond aux femmes victimes de violences ; en urgence, le 17, ou le 114 par SMS.</p>
<p>Le reste du temps, celui où tout se passe bien, n’aie pas peur des mots : ils tiennent chaud. Ce samedi-là, sous l’enseigne éteinte, un bonnet a fini par tomber sur le trottoir. Personne ne l’a ramassé tout de suite.</p>', 'consentement-parlons-en', '/illustrations/covers/consentement-parlons-en.svg', '4 min de lecture', 'Le consentement, c’est sexy : parlons-en en adultes', 'Demander casse-t-il l’ambiance ? Que vaut un silence ? Comment dire non, comment l’entendre ? Cinq questions franches.', 'consentement, sexualité, dire oui, dire non, respect', 'published', array['Désir & tabous'], array['consentement', 'sexualité', 'désir', 'confiance'], 'blog', true, '2026-09-09T07:05:00Z', '2026-09-09T07:05:00Z', '2026-09-09T07:05:00Z'),
  ('fd17b334-12ec-86d8-897c-f9f84208a6ed', 'Dire ce qu’on veut au lit sans prendre feu', 'Tu sais exiger une baguette pas trop cuite et la faire changer. À minuit, pourtant, plus un mot. Petit cours de langue pour oreiller.', '<p>À la boulangerie, tu dis « pas trop cuite » sans trembler. Tu en refuses une, tu tends le doigt, tu précises : non, celle de gauche. Puis viennent minuit, une lampe de chevet, quelqu’un qui te plaît énormément. Et toi qui as tenu tête à une boulangère, tu fixes le plafond en priant pour qu’on devine.</p>
<h2>D’abord, passe commande à toi-même</h2>
<p>Personne ne devine, et pour une bonne raison : tu ne sais peut-être pas très bien toi-même. Prends une feuille, trace trois colonnes. « J’adore. » « J’aimerais essayer. » « Non merci. » Remplis-les à la main, un soir où tu as la paix. La troisième compte autant que la première : un « non » connu d’avance coûte beaucoup moins cher qu’un « non » inventé sur le moment.</p>
<p>Range ensuite la feuille. Évite le bloc-notes en ligne que tu partages avec ta mère pour les courses.</p>
<h2>Le bon moment a gardé ses chaussettes</h2>
<p>Au lit, juste avant ou juste après, le moindre mot pèse une enclume. Parle donc ailleurs, en marchant ou en essuyant la vaisselle. Côte à côte, on se regarde moins et on se dit plus ; et si l’aveu chauffe trop, il y a toujours un chien à commenter ou une casserole à récurer.</p>
<p>Pour ouvrir, le plus simple reste l’échange : « Je te dis une chose que j’aime et que je ne t’ai jamais dite, tu m’en dis une après ? » L’autre peut passer son tour.</p>
<h2>Petit lexique de l’oreiller</h2>
<p>Sur place, laisse les discours. Presque tout se dit en cinq répliques :</p>
<ul>
<li><strong>« Encore. »</strong> Le plus bel adverbe du français. Renseigne, félicite, encourage.</li>
<li><strong>« Là. »</strong> Géographie complète en deux lettres.</li>
<li><strong>« Plus doucement. »</strong> Se dit aussi avec la main posée sur la main.</li>
<li><strong>« Attends. »</strong> Pour une crampe, une mèche coincée, un doute. On attend. On ne soupire pas.</li>
<li><strong>« Stop. »</strong> Ne se discute pas, ne s’explique qu’à qui le souhaite, et se dit autant de fois qu’il faut.</li>
</ul>
<p>Ajoute la question à deux portes : « Comme ça, ou plutôt comme avant ? » Beaucoup plus facile qu’un « c’est bon ? », auquel les gens bien élevés répondent toujours oui. Et quand quelque chose manque, pars de ce que tu voudrais. « J’aimerais qu’on prenne plus de temps » donne envie de prendre du temps ; « tu vas toujours trop vite » donne envie d’aller voir un match.</p>
<h2>Quand c’est l’autre qui ose</h2>
<p>Voilà qu’on te confie une envie. Elle te surprend. Surveille tes sourcils : c’est là que meurent les confidences. Commence par « merci de me le dire », puis choisis parmi trois réponses honnêtes : « ça me plaît », « pas ça, mais quelque chose de voisin », « non, pas pour moi ». Un désir confié n’est pas un bon de commande. Il supporte très bien un refus ; il supporte mal la moquerie, et plus mal encore d’être raconté samedi aux copains.</p>
<p>Et si c’est à toi qu’on dit non, rien n’est cassé. Tu as appris quelque chose d’exact sur quelqu’un que tu aimes toucher. On en reparle d’ailleurs plus longuement <a href="/blog/consentement-parlons-en">du côté du consentement</a>.</p>
<h2>Le jour où il faudra répéter</h2>
<p>Il arrivera ceci. Tu rassembleras ton courage, tu murmureras la phrase la plus audacieuse de ton existence, et l’on te répondra : « Hein ? » Il faudra la redire, plus fort. Derrière la cloison, le voisin baissera sa télévision par intérêt.</p>
<p>Vous aurez le fou rire, ce qui n’a jamais gâché une nuit. Puis, quand le silence sera revenu, répète tranquillement, du ton dont tu parles aux boulangères. Tu n’as jamais accepté une baguette trop cuite. Tu ne vas pas commencer ce soir.</p>', 'dire-ce-quon-veut-au-lit', '/illustrations/covers/dire-ce-quon-veut-au-lit.svg', '3 min de lecture', 'Dire ce qu’on veut au lit sans prendre feu', 'Quand en parler, avec quels mots, et comment accueillir le désir de l’autre : une leçon de conversation sous la couette.', 'parler de sexe, désir, communication, couple, consentement', 'published', array['Désir & tabous'], array['sexualité', 'désir', 'consentement', 'confiance'], 'blog', false, '2026-09-30T07:40:00Z', '2026-09-30T07:40:00Z', '2026-09-30T07:40:00Z'),
  ('3c3b9561-85ef-8475-8dfe-56bf96aeb81c', 'Écrire une bio qui donne envie de répondre', '« Bon vivant, j’aime rire et voyager » : c’est toi, ton dentiste ou un labrador. Huit bios d’exemple pour qu’on sache enfin à qui écrire.', '<blockquote><p>« Bon vivant, j’aime rire, voyager et profiter de la vie. Pas de prise de tête. »</p></blockquote>
<p>Ferme les yeux et décris la personne qui a écrit cela. Son âge ? Sa façon de manger une pêche ? Son avis sur les gens qui applaudissent à l’atterrissage ? Rien ne vient. Ce pourrait être ton dentiste. Ce pourrait être un labrador.</p>
<h2>Remplace l’adjectif par une scène</h2>
<p>« Drôle », « curieux », « spontanée » : ces mots ne coûtent rien, aussi n’achètent-ils rien. Cherche plutôt le jour où tu l’as été. Voici trois opérations, réalisées sans anesthésie.</p>
<p>« J’aime voyager » devient :</p>
<blockquote><p>« J’ai raté un ferry à Bastia, j’y suis restée quatre jours. Depuis, j’arrive en retard exprès. »</p></blockquote>
<p>« J’adore cuisiner » devient :</p>
<blockquote><p>« Mon riz colle. Mon tiramisu, lui, a déjà réconcilié deux sœurs. »</p></blockquote>
<p>« Sportif » devient :</p>
<blockquote><p>« Je cours le dimanche au bord du canal. Des poussettes me doublent. On se salue. »</p></blockquote>
<p>Remarque qu’aucune de ces personnes ne se vante. Le riz qui colle fait la moitié du charme : un défaut avoué de bonne humeur, c’est une chaise qu’on tire pour l’autre.</p>
<h2>Laisse dépasser une poignée</h2>
<p>Une bio parfaite et lisse n’appelle rien, sinon un hochement de tête. Ajoute un endroit par où t’attraper : une question, une affirmation contestable, un mystère laissé en plan. Les timides te béniront, qui cherchent depuis dix minutes comment t’écrire autre chose que <a href="/blog/premier-message-dix-phrases">« salut ça va »</a>.</p>
<blockquote><p>« J’affirme que la raclette est un plat d’été. Venez me chercher. »</p></blockquote>
<blockquote><p>« Trois choses interdites chez moi : les chaussures, le jazz avant 10 h, et la troisième, je la dis de vive voix. »</p></blockquote>
<h2>Annonce ce que tu cherches, en une phrase</h2>
<p>Histoire longue, nuits légères, couple ouvert, on verra bien : tout se dit, et plus tôt on le dit, moins on perd de jeudis soir. Une phrase affirmative suffit. Parle de ce que tu veux plutôt que de ce que tu fuis.</p>
<blockquote><p>« Je cherche une histoire qui commence par des cafés et qui prenne son temps. Bi, ponctuel, papa une semaine sur deux. »</p></blockquote>
<blockquote><p>« Pas d’amour éternel au programme cet hiver : du désir, des fous rires, des draps propres et une grande franchise. »</p></blockquote>
<p>Et si ta vie comporte un détail que tu crains d’annoncer, essaie de le faire entrer en dansant :</p>
<blockquote><p>« Soixante et un ans, deux hanches, dont une neuve. Je mène le rock avec l’ancienne. »</p></blockquote>
<h2>À rayer dès ce soir</h2>
<ul>
<li><strong>La liste des refus.</strong> « Pas de fumeurs, pas de mytho, pas de plan foireux. » On croit lire le règlement de la piscine, et l’on cherche son bonnet.</li>
<li><strong>« Demande-moi ! »</strong> Quoi ? L’heure ?</li>
<li><strong>« 1 m 82, puisqu’il paraît que ça compte. »</strong> La taille passe inaperçue. L’aigreur, elle, se voit de loin.</li>
<li><strong>La citation de philosophe.</strong> Neuf fois sur dix, il n’a jamais dit ça. La dixième, il était mourant.</li>
<li><strong>« Je ne viens jamais ici. »</strong> Nous non plus. Nous nous y croisons pourtant tous les soirs.</li>
</ul>
<h2>L’épreuve du dentiste</h2>
<p>Écris quatre lignes, pas davantage. Enlève tous les adjectifs, regarde ce qui tient encore debout, rends-en un seul, ton préféré. Puis lis le résultat à voix haute à une amie, sans dire qui l’a écrit, et demande-lui à qui cela fait penser.</p>
<p>Si elle éclate de rire et dit ton prénom, publie. Si elle réfléchit, fronce les sourcils et répond « je ne sais pas… à mon dentiste ? », reprends au ferry.</p>', 'ecrire-une-bio', '/illustrations/covers/ecrire-une-bio.svg', '3 min de lecture', 'Écrire une bio qui donne envie de répondre', 'Avant, après : des bios réécrites ligne à ligne, la poignée qu’on tend au lecteur et les formules à rayer dès ce soir.', 'bio site de rencontre, exemple de bio, profil, annonce', 'published', array['Applis & profils'], array['profil', 'bio', 'applis', 'humour'], 'blog', false, '2026-09-16T07:10:00Z', '2026-09-16T07:10:00Z', '2026-09-16T07:10:00Z'),
  ('bc060eaf-52cd-8809-8502-95d593546532', 'L’ego, ce troisième convive du dîner', 'La réservation disait deux couverts, et pourtant vous êtes trois. Portrait d’un invité qui a couru un marathon et tient à ce que ça se sache.', '<p>La réservation disait « deux couverts ». Regarde mieux : il y a une troisième chaise, et quelqu’un s’y est assis avant toi. Il a repassé sa chemise, il a préparé des anecdotes. C’est ton ego, et il a très faim.</p>
<h2>À l’apéritif, il se présente</h2>
<p>Les olives ne sont pas arrivées qu’il a déjà placé le marathon, le mot « stratégique » et une ex qui ne s’en serait jamais remise. Il dit « sans me vanter » comme d’autres disent « sans vouloir te couper ». En face, on hoche la tête, par politesse.</p>
<p>Il a un jumeau, plus difficile à repérer, en gilet gris. Celui-là soupire : « Je suis nul en rendez-vous, je raconte mal, tu vas t’ennuyer. » On le croit modeste. Écoute bien : lui non plus ne parle que de lui, et c’est l’autre qui passe la soirée à le rassurer.</p>
<h2>Au plat, il compte les points</h2>
<p>– J’ai vécu un an à Montréal.<br>– Ah oui ? Moi, deux.</p>
<p>Voilà, il a gagné. Quoi, personne ne le sait, mais il a gagné. Tu racontes une grippe, il sort sa pneumonie ; tu as un petit chagrin, le sien avait des avocats. Règle de table : quand quelqu’un pose une histoire au milieu, on ne pose pas la sienne par-dessus. On tourne autour, on demande d’où elle vient. « Et le premier hiver, c’était comment ? »</p>
<p>La formule qui le fait taire coûte un peu, la première fois : « Je ne connais pas. Raconte. »</p>
<h2>Au dessert, il boude</h2>
<p>– J’ai passé un bon moment, mais je ne sens pas de suite entre nous.</p>
<p>Toi, tu viens d’entendre une phrase. Lui vient de recevoir un rapport complet sur ton physique, ton métier et tes ancêtres, et il exige un droit de réponse : « De toute façon, je ne cherchais rien. » Retiens-le par la manche. Un refus est une information sur deux personnes à la fois, et tu n’en es qu’une. Ça peut piquer, c’est permis ; on le racontera demain à un ami, pas ce soir à quelqu’un qui a eu le courage d’être clair.</p>
<blockquote><p>« Merci de me le dire franchement. On finit quand même la tarte ? Elle n’y est pour rien. »</p></blockquote>
<h2>Le raccompagner au vestiaire</h2>
<p>Il ne s’agit pas de le tuer. C’est lui qui t’a fait choisir la belle chemise et traverser la ville ; sans lui, tu serais encore sous un plaid. On lui demande seulement d’attendre avec les manteaux.</p>
<ol>
<li><strong>Arrive avec une question.</strong> Une seule, vraie, tirée de ce que tu sais déjà : pourquoi l’apiculture, pourquoi Saint-Étienne, pourquoi ce chapeau sur la troisième photo.</li>
<li><strong>Arrive aussi avec une déroute.</strong> Une histoire où tu n’as pas le beau rôle et qui te fait rire avant tout le monde. Un <a href="/anecdote/pull-a-l-envers">pull à l’envers</a> fait parfois plus qu’un marathon.</li>
<li><strong>Quand tu sens monter « moi aussi », bois.</strong> De l’eau. Une gorgée dure trois secondes, et la fin de l’histoire des autres se trouve souvent dedans.</li>
<li><strong>Passe l’examen du trottoir.</strong> Cite trois choses que tu ignorais en arrivant. Si tu ne te souviens que de tes bons mots, un seul convive a dîné.</li>
</ol>
<h2>L’addition</h2>
<p>Les soirs où ça marche, tu ne t’en rends pas compte. Vous avez ri, il est une heure, le serveur met les chaises sur les tables. C’est dans la rue que tu remarques qu’il manque quelqu’un. Il est resté là-bas, au portemanteau, et raconte son marathon à une paire de gants.</p>', 'ego-troisieme-convive', null, '3 min de lecture', 'L’ego, ce troisième convive du dîner', 'Il se vante, il compare, il boude : comment laisser ton ego au vestiaire le temps d’un rendez-vous, et récupérer ta curiosité.', 'ego, confiance en soi, rendez-vous, écoute, refus', 'published', array['Confiance en soi'], array['confiance', 'rendez-vous', 'humour', 'ego'], 'blog', false, '2026-07-08T07:15:00Z', '2026-07-08T07:15:00Z', '2026-07-08T07:15:00Z'),
  ('99e4d15a-808e-8773-87f2-a7649e09deef', 'Ghosting : comment ne plus en être l’auteur (ni la victime)', 'Le message de Thomas attend depuis le 3 mars, juste sous le plombier. Trois phrases à recopier pour cesser de hanter les téléphones.', '<p>Il est toujours là, dans ton téléphone, entre le plombier et le groupe « Anniv Samira » : le message de Thomas, du 3 mars. « Alors, ce ciné ? » Tu voulais répondre le soir même. Puis le lendemain, avec une excuse. Puis il aurait fallu une excuse pour l’excuse. Nous sommes en octobre.</p>
<h2>Fabrication d’un fantôme</h2>
<p>On disparaît rarement par cruauté. On disparaît parce qu’une phrase manque, qu’il est tard, qu’on ne veut pas faire de peine. La honte s’en mêle, et elle pratique des taux d’intérêt d’usurier : le mardi, il suffisait de six mots ; le samedi, il en faut trente ; au bout d’un mois, tu changes de trottoir devant le cinéma.</p>
<p>En face, pendant ce temps, quelqu’un enquête. Relit. Se demande si c’était la blague sur les Bretons, ou les dents, ou l’accent. Ce n’était rien de tout cela, mais il n’y a que toi pour le savoir, et tu es sous la couette avec ton excuse.</p>
<h2>Trois phrases à recopier</h2>
<p>Vous n’avez échangé que des messages :</p>
<blockquote><p>« Je ne sens pas qu’on va se rencontrer, je préfère te le dire. Bonne route, et courage pour le parquet. »</p></blockquote>
<p>Vous vous êtes vus une ou deux fois :</p>
<blockquote><p>« J’ai passé une bonne soirée et je n’ai pas envie d’aller plus loin. Merci pour les ramen et pour ta théorie sur les pigeons. »</p></blockquote>
<p>Il y a eu des nuits, une brosse à dents, un dîner chez tes amis : là, on appelle, ou on se voit. Une phrase pour prendre rendez-vous suffit, à condition qu’elle ne fasse pas semblant d’être gaie.</p>
<blockquote><p>« J’aimerais qu’on se parle ce soir, c’est au sujet de nous deux. Je peux t’appeler vers 20 h ? »</p></blockquote>
<p>Le pigeon et le parquet ne sont pas là pour décorer. Un détail vrai prouve qu’on a vu passer une personne. En revanche, raye « en ce moment », « c’est compliqué » et « peut-être plus tard » : ces mots laissent une lampe allumée dans le couloir, et quelqu’un dormira mal à cause d’elle.</p>
<h2>Pour les retards de plus de six mois</h2>
<p>On peut encore payer sa dette. Une fois, sans détour, sans espérer de médaille :</p>
<blockquote><p>« Je t’ai laissé sans réponse en mars, ce n’était pas élégant et tu n’y étais pour rien. Je ne rouvre rien, je ferme correctement la porte. »</p></blockquote>
<p>Si tu écris cela un dimanche à 1 h du matin parce que tu t’ennuies, abstiens-toi.</p>
<h2>Quand c’est ton écran qui reste noir</h2>
<p>Relance une fois, avec légèreté : « Je tente un dernier signal de fumée. » Ensuite, considère que son silence est une réponse ; mal rédigée, mais lisible. Ne passe ni par le compte de secours, ni par la cousine, ni par un hasard organisé devant sa salle d’escalade.</p>
<ul>
<li>Archive la conversation au lieu de la relire.</li>
<li>Raconte l’affaire à quelqu’un qui dira du mal du fantôme pendant dix minutes, puis changera de sujet.</li>
<li>Va voir le film quand même.</li>
</ul>
<p>Et laisse-toi tranquille avec le « on s’était vus que deux fois ». On a le droit d’avoir de la peine pour deux fois.</p>
<h2>Le seul fantôme qui a raison</h2>
<p>Quelqu’un t’insulte, t’épie, t’écrit vingt fois par jour, te fait peur ? Tu ne dois ni phrase, ni pigeon, ni parquet. Garde des captures, bloque, signale, préviens un proche. Sortir d’une maison qui brûle sans dire au revoir n’a jamais été une impolitesse.</p>
<p>Pour tous les autres, il y a ce soir. Remonte la liste, passe le plombier, écris ta phrase. Nous avons essayé avec notre Thomas à nous. Il a répondu en onze minutes : « Merci. Le film était nul. »</p>', 'ghosting-mode-d-emploi', '/illustrations/covers/ghosting-mode-d-emploi.svg', '3 min de lecture', 'Ghosting : comment arrêter, comment s’en remettre', 'Des phrases prêtes à envoyer pour dire non au lieu de disparaître, et quoi faire quand c’est ton écran qui ne s’allume plus.', 'ghosting, dire non, message de rupture, silence, relation', 'published', array['Relations'], array['ghosting', 'messages', 'rupture', 'confiance'], 'blog', true, '2026-10-07T07:20:00Z', '2026-10-07T07:20:00Z', '2026-10-07T07:20:00Z'),
  ('c7cb7222-53d8-8607-8b7b-36a7afa9c7e9', 'Le guide complet du premier rendez-vous, de la douche au dernier métro', 'Du savon au strapontin : le premier rendez-vous heure par heure, avec un mot de passe, une addition et un baiser qu’on demande.', '<p>Un premier rendez-vous commence toujours trop tôt. Vers 14 h, en pleine réunion budget, tu te surprends à vérifier ton haleine dans le creux de ta main. La directrice financière n’a rien manqué. Trop tard pour elle, mais pour ce soir, voici la marche à suivre, du savon au strapontin.</p>
<h2>Avant</h2>
<h3>18 h : la douche</h3>
<p>Chante dessous : la voix monte, les épaules descendent. Ensuite, n’inaugure rien. Ni parfum inconnu, ni crème miracle, ni frange coupée à 18 h 10 d’après une vidéo. La peau aussi a le trac.</p>
<p>Pour la tenue, un test en trois gestes : assieds-toi, lève les bras, ris. Si quelque chose remonte, serre ou craque, retour au placard. Mets ce que tu porterais pour annoncer une bonne nouvelle à quelqu’un que tu aimes bien. Et vérifie la semelle : l’étiquette de prix y survit parfois des années.</p>
<h3>18 h 45 : les précautions</h3>
<p>Préfère un verre à un dîner. Un verre dure vingt minutes ou cinq heures, selon l’humeur. Un menu en sept services avec un inconnu qui n’aime pas les chiens, c’est une garde à vue avec beurre salé. S’il faut ménager le porte-monnaie, nous avons <a href="/blog/premier-date-pas-cher">neuf idées qui ne sentent pas la radinerie</a>.</p>
<p>Choisis un lieu public et envoie à quelqu’un de confiance l’adresse, le prénom et l’heure de ton prochain signe de vie. Convenez d’un mot d’alerte. À la rédaction, c’est « rutabaga » : s’il arrive par message, on appelle dans la minute avec une fuite d’eau imaginaire. Prévois aussi ton retour. On reste de bien meilleur cœur quand on sait comment partir.</p>
<h2>Pendant</h2>
<h3>19 h 30 : les onze premières minutes</h3>
<p>Elles sont affreuses pour tout le monde. Bise, pas bise, vous hésitez, les lunettes se cognent. Dis-le : « J’ai répété cette arrivée dans le bus, elle était mieux. » L’autre rira, parce que la sienne aussi était mieux dans le bus. La personne en face est plus bavarde, plus petite ou plus rousse que prévu ; toi aussi, sans doute. Laisse aux photos le temps de se décoller des visages.</p>
<p>Puis pose une question qui ne figure dans aucun entretien d’embauche :</p>
<ul>
<li>« Tu étais quel genre d’enfant, à la cantine ? »</li>
<li>« Quel objet tu sauverais d’une inondation, papiers exclus ? »</li>
<li>« C’est quoi, ta dernière lubie ? »</li>
</ul>
<p>Écoute la réponse et demande la suite. « Pourquoi tu échangeais tes frites ? » mène plus loin que ton récit de Lisbonne, que tu sais par cœur et qui peut attendre mercredi. Ton téléphone, lui, attend dans la poche.</p>
<p>Vers 20 h 40, il y aura un blanc. Ne le bouche pas avec ton ex. Regarde plutôt la table du fond et proposez chacun une biographie du monsieur au gilet : s’il finit espion d’un côté et apiculteur de l’autre, la soirée est sauvée.</p>
<h3>22 h : l’addition</h3>
<p>Qui a proposé le lieu tend sa carte, l’autre propose de partager, on se répond une fois et on range. Une addition réglée paie des boissons, et rien d’autre : ni un baiser, ni une explication, ni un deuxième rendez-vous.</p>
<p>Si tu t’ennuies, le droit de partir s’exerce dès 20 h. « Merci pour le verre, je vais rentrer, je ne sens pas d’étincelle » : douze secondes, et chacun récupère sa soirée. Si au contraire tu as oublié l’heure, dis-le aussi. Les gens n’osent jamais croire qu’ils plaisent ; une preuve orale leur fait l’hiver.</p>
<h2>Après</h2>
<h3>0 h 40 : le dernier métro</h3>
<p>Sur le quai, à l’arrêt du bus de nuit, ou devant ce vélo que tu mets un temps suspect à détacher, la question flotte. Pose-la avec des mots : « J’ai très envie de t’embrasser. Et toi ? » Un oui s’entend. Un « euh », un pas en arrière, un intérêt soudain pour les horaires, c’est non pour ce soir, et ton sourire ne doit pas bouger d’un millimètre.</p>
<p>Finir la nuit ensemble n’est ni une faute ni le programme. Il y faut deux envies franches, des préservatifs et une heure de réveil annoncée. S’il manque l’un des trois, la bise reste une très belle institution.</p>
<p>En rentrant, écris. « Je suis à la maison, et j’ai encore ton rire dans l’oreille » vaut mieux que trois jours de stratégie. Si l’étincelle n’y était pas, une phrase aimable dès le lendemain matin fait de toi un souvenir correct, ce qui est plus rare qu’on ne croit.</p>
<p>Et si, à force de commenter les horaires à deux, tu as raté le dernier métro, marche. On a tous, quelque part dans une ville, quarante minutes de trottoir qu’on a faites sans toucher le sol.</p>', 'guide-premier-rendez-vous', '/illustrations/covers/guide-premier-rendez-vous.svg', '4 min de lecture', 'Premier rendez-vous : le guide, heure par heure', 'Que porter, où aller, quoi dire, qui paie, comment embrasser ou partir : le premier rendez-vous raconté de 18 h au dernier métro.', 'premier rendez-vous, conseils premier date, quoi dire, qui paie, premier baiser', 'published', array['Premiers rendez-vous'], array['rendez-vous', 'confiance', 'consentement', 'humour'], 'blog', true, '2026-10-21T06:45:00Z', '2026-10-21T06:45:00Z', '2026-10-21T06:45:00Z'),
  ('a15df4e4-fe89-866c-8e95-83f33e8391f6', 'Parler d’argent au troisième rendez-vous', 'Vous avez parlé de vos ex, de vos corps, peut-être de vos morts. Du prix de la soupe, jamais. C’est pourtant le bon soir pour s’y mettre.', '<p>– On divise en deux ?<br>– Moi, je n’ai pris que la soupe.</p>
<p>Silence. Autour de cette soupe à 7 € flottent un loyer, un découvert, une pension alimentaire, deux éducations et la terreur de passer pour un rat. Vous avez déjà parlé de vos ex, de vos corps, peut-être de vos morts. Du prix de la soupe, jamais.</p>
<h2>Pourquoi le troisième</h2>
<p>Au premier, la question sent l’entretien d’embauche. Au dixième, il est trop tard : vous avez réservé un gîte avec spa que l’un de vous deux paie en quatre fois, en disant « non, non, ça me fait plaisir ». Le troisième tombe juste. Assez de confiance pour dire vrai, encore aucune facture en commun.</p>
<h2>Commence par le frigo</h2>
<p>« Tu gagnes combien ? » ferme la porte. « Chez toi, l’argent, on en parlait comment ? » l’ouvre en grand. Il en sort des enveloppes aimantées au frigo, marquées « dentiste » et « août », une mère qui cachait ses tickets dans la boîte à couture, un père qui payait des tournées avec le loyer. Ou bien une maison où l’on ne regardait jamais les prix, et où l’on n’en parlait pas davantage.</p>
<p>Raconte d’abord la tienne. Ensuite, quatre questions qui valent bien un relevé de compte :</p>
<ul>
<li>« Qu’est-ce que tu achètes sans regarder l’étiquette ? »</li>
<li>« À partir de quelle somme tu dors dessus ? »</li>
<li>« Ta plus belle bêtise à plus de cent euros ? »</li>
<li>« Un cadeau trop cher, ça te ravit ou ça te coince ? »</li>
</ul>
<p>Il n’y a pas de bonne réponse. Il y a juste des gens qui dorment mal après des chaussures, et d’autres après un livret vide, et il vaut mieux savoir lequel de vous deux regarde le plafond.</p>
<h2>Quand les salaires n’ont pas la même taille</h2>
<p>Moitié-moitié, c’est égal ; ce n’est pas toujours équitable. Prends un week-end à 240 €. L’un de vous touche 1 500 € par mois, l’autre 3 000. Au prorata, cela fait 80 € et 160 €.</p>
<p>Autre méthode : chacun son tour, chacun à son prix. Un dimanche huîtres, un dimanche crêpes, étant entendu que les crêpes n’ont pas à s’excuser. Et quand l’endroit proposé te dépasse, une phrase suffit :</p>
<blockquote><p>« C’est au-dessus de mes moyens, mais pas au-dessus de mes envies. Je t’emmène ailleurs ? »</p></blockquote>
<p>Si tu manques d’ailleurs, on en a <a href="/blog/premier-date-pas-cher">neuf, de zéro à dix euros</a>.</p>
<h2>Trois malentendus à lever avant le café</h2>
<p><strong>Payer n’achète rien.</strong> Ni un baiser, ni un dernier verre, ni une explication. Et l’on peut se laisser inviter sans rien devoir, sinon merci.</p>
<p><strong>Le genre ne règle pas l’addition.</strong> La vieille consigne n’a rien prévu pour deux femmes, pour deux hommes, ni pour les personnes que la question fatigue depuis l’enfance. Essaie plus simple : qui choisit l’endroit s’attend à payer, et l’autre propose de partager.</p>
<p><strong>L’argent n’arrive pas avant la personne.</strong> Quelqu’un que tu n’as jamais vu et qui réclame un virement, une carte cadeau, une avance pour opérer le chien : c’est non, même si le chien est adorable. Il est adorable exprès.</p>
<h2>Reprenons cette soupe</h2>
<p>– On divise en deux ?<br>– Je n’ai pris que la soupe. Et je suis à découvert jusqu’au 5.<br>– Alors ce soir, c’est moi.<br>– Et le 6, c’est moi. Je te préviens, ce sera de la soupe.<br>– Ça tombe bien. Je louche sur la tienne depuis le début.</p>', null, '/illustrations/covers/parler-argent-troisieme-rendez-vous.svg', '3 min de lecture', 'Parler d’argent au troisième rendez-vous', 'Qui paie, comment le dire, que faire quand les salaires n’ont pas la même taille : aborder l’argent tôt, avec tact et sans calculette.', 'argent, couple, rendez-vous, partager l’addition, budget', 'published', array['Premiers rendez-vous'], array['argent', 'rendez-vous', 'confiance', 'couple'], 'blog', false, '2026-07-15T07:40:00Z', '2026-07-15T07:40:00Z', '2026-07-15T07:40:00Z'),
  ('5b322c1b-a9ee-8648-815e-93e2a676caf1', 'Photos de profil : ce que ton selfie dans l’ascenseur dit de toi', 'Charge maximale : 630 kg ou huit personnes. Voilà tout ce qu’on apprend de toi. Refaisons ta planche-contact, du silure au ficus.', '<p>Personne n’a jamais pris l’ascenseur pour être beau. On le prend parce qu’on a un pack d’eau. Et pourtant, entre le deuxième et le cinquième, il se passe quelque chose : le néon bourdonne, le miroir se présente, le menton avance, le pouce se déplie. Clic. Cette image ouvrira ton profil pendant deux ans.</p>
<h2>Ce que raconte la cabine</h2>
<p>Elle raconte d’abord qu’il n’y avait personne pour appuyer à ta place. Ensuite, que tu as un téléphone, et où se trouve ton bras. Enfin, par la petite plaque au-dessus de ton épaule, que tu supportes 630 kg ou huit personnes, renseignement rassurant mais peu intime.</p>
<p>Le problème n’est pas ta tête. Ta tête va très bien. C’est qu’on n’y voit rien d’autre : ni ce que tu aimes, ni comment tu ris, ni si l’on aurait envie d’être dans la cabine avec toi.</p>
<figure><img src="/illustrations/planche-contact.svg" alt="Une planche-contact dessinée, où s’alignent des photos de profil" width="1200" height="675"><figcaption>Pièce à conviction nº 1 : une planche-contact. Le jury a demandé un feutre rouge.</figcaption></figure>
<h2>Celles qu’on barre au feutre rouge</h2>
<ul>
<li><strong>Les lunettes de soleil, partout.</strong> Une fois, c’est l’été. Quatre fois, c’est la protection des témoins.</li>
<li><strong>Le groupe.</strong> Six personnes, même chemise. On mène l’enquête, on recoupe, et l’on a le coup de foudre pour le cousin.</li>
<li><strong>Le silure.</strong> Quarante kilos tenus à bout de bras. Il est au premier plan et il vit manifestement une journée difficile.</li>
<li><strong>L’ex découpé.</strong> Reste une main sur ton épaule, sans propriétaire. Tout le monde la regarde. Elle porte une alliance.</li>
<li><strong>Le neveu, légende « pas le mien ! ».</strong> Il a quatre ans et n’a rien signé. Rends-le à sa mère et trouve-toi une autre preuve de tendresse.</li>
<li><strong>Le filtre savonnette.</strong> Plus un pore, plus une ride, plus un nez. Jeudi, au café, tu devras pourtant venir avec un visage.</li>
</ul>
<h2>Les cinq qui suffisent</h2>
<ol>
<li><strong>Ton visage, à la fenêtre, le matin.</strong> Le jour de côté fait plus pour toi que tous les réglages. Regarde l’objectif comme s’il venait de dire une bêtise.</li>
<li><strong>Toi en entier, un mercredi.</strong> Pas le costume du mariage de 2019 : tes vêtements, ton corps de maintenant, debout, sans buisson devant. Ce corps plaît à des gens.</li>
<li><strong>Tes mains occupées.</strong> Râper des carottes, changer une chambre à air, tenir un violon ou la pelote d’une grand-mère. On te voit penser à autre chose qu’à plaire, et c’est très beau à voir.</li>
<li><strong>Celle qui pose une question.</strong> Toi, en costume de crevette, sur un quai de la gare de Limoges. N’explique rien. La moitié de tes premiers messages parlera de la crevette.</li>
<li><strong>La ratée.</strong> Floue, les yeux fermés, le rire à pleines dents. Tes amis la préfèrent à toutes les autres.</li>
</ol>
<h2>Se faire prendre</h2>
<p>En photo, s’entend. Emmène dehors quelqu’un qui te connaît, une heure avant le coucher du soleil, confie-lui le téléphone et raconte ta pire colocation. À l’épisode du rat, tu auras oublié ton menton. C’est là qu’il faut appuyer.</p>
<p>Choisissez le lendemain, à deux, sur un grand écran. Toi, tu cherches tes défauts, ce qui fausse le jury. La personne à côté pointera une image où tu te trouves quelconque en disant « ah, là, c’est toi ». Prends celle-là, sans faire appel. Il ne restera plus qu’à <a href="/blog/ecrire-une-bio">écrire la bio</a> qui va dessous.</p>
<p>Et l’ascenseur ? On te l’accorde en sixième position, à une condition : portes ouvertes, et un ficus d’un mètre quatre-vingts dans les bras. Avec un peu de chance, quelqu’un demandera à quel étage.</p>', 'photos-de-profil-selfie-ascenseur', '/illustrations/covers/photos-de-profil-selfie-ascenseur.svg', '3 min de lecture', 'Photos de profil : que dit ton selfie d’ascenseur ?', 'Le néon, le silure, la main de l’ex sur l’épaule : on trie ta planche-contact et on garde les cinq photos de profil qui suffisent.', 'photo de profil, selfie, site de rencontre, choisir ses photos', 'published', array['Applis & profils'], array['profil', 'photos', 'applis', 'humour'], 'blog', false, '2026-10-14T07:15:00Z', '2026-10-14T07:15:00Z', '2026-10-14T07:15:00Z'),
  ('799633bf-e41e-81c6-86b4-6adb856aad7e', 'Premier date pas cher : neuf idées qui ne sentent pas la radinerie', 'Neuf rendez-vous entre zéro et dix euros, avec du jeu, du panache et parfois un basilic. La planche à 24 € ne s’en remettra pas.', '<p>Ticket de caisse d’un vendredi soir : un verre de blanc, 9 €. Un autre verre de blanc, 9 €. Une planche « à partager » dont tu as mangé trois cornichons, 24 €. Total : 42 € pour découvrir que vous n’avez rien à vous dire.</p>
<p>Or un bon rendez-vous demande un décor, une petite épreuve et une sortie de secours. Aucun des trois n’est au menu.</p>
<h2>À zéro euro</h2>
<ol>
<li><strong>La visite guidée mensongère.</strong> Tu fais découvrir ton quartier avec un bobard sur trois. « Ici, Victor Hugo a perdu un parapluie. Ici, en 2019, j’ai raté un créneau devant onze personnes. » À l’autre de trouver le faux, puis on échange les rôles au pont suivant.</li>
<li><strong>La brocante sans portefeuille.</strong> Vingt minutes pour dénicher l’objet le plus laid et plaider sa cause devant l’autre. On repère vite qui a de l’éloquence, et qui possède déjà la lampe en coquillages.</li>
<li><strong>Le musée du coin.</strong> Beaucoup de musées municipaux sont gratuits, certains toute l’année, d’autres un dimanche par mois. Trois salles, pas une de plus, et une réplique prêtée à chaque portrait.</li>
</ol>
<h2>Moins de cinq euros chacun</h2>
<ol>
<li><strong>Le terminus.</strong> Un ticket, une ligne de bus dont personne n’a jamais vu le bout, l’horaire du retour en poche. Au soir, vous serez deux à savoir ce qu’il y a après « Zone artisanale – Les Peupliers ».</li>
<li><strong>Le marché à 12 h 45.</strong> Chacun part avec cinq euros et dix minutes, on se retrouve sur un banc et on mange ce qu’il y a. Qui revient avec un seul fromage, mais quel fromage, gagne le droit de s’expliquer.</li>
<li><strong>Le comptoir.</strong> Deux cafés, debout. Si l’ennui s’installe, c’était un café. Si quelqu’un en commande un deuxième, c’est presque une déclaration.</li>
</ol>
<h2>Moins de dix euros chacun</h2>
<ol>
<li><strong>Le blind test de chips.</strong> Trois paquets, les yeux fermés, une note sur dix et un commentaire de sommelier obligatoire : « attaque franche, finale de vinaigre, un regret de paprika ».</li>
<li><strong>Les deux basilics.</strong> Vous achetez deux pots, vous les baptisez, chacun repart avec le sien. Le message du lendemain s’écrit tout seul : « Jean-Michel a perdu une feuille, je n’ai pas fermé l’œil. »</li>
<li><strong>La barquette de frites panoramique.</strong> Le toit du parking, la digue, le haut de l’escalier que tout le monde évite. Une seule fourchette en bois : la négociation fait partie du plat.</li>
</ol>
<p>Le cimetière aussi est gratuit. <a href="/anecdote/date-au-cimetiere">Quelqu’un a essayé.</a> Lis avant de réserver.</p>
<h2>Ce qui sent vraiment la radinerie</h2>
<p>Pas le prix : le calcul. Sortir la calculette pour un café allongé. Glisser « je préfère ne pas trop investir au début », comme si l’autre était un fonds obligataire. Proposer le banc, puis s’acheter une glace à trois boules pour soi.</p>
<p>La même sortie annoncée avec gourmandise devient un cadeau. Ne dis pas « on peut faire un truc simple, si tu veux ». Dis plutôt :</p>
<blockquote><p>« Je te propose un rendez-vous à quatre euros. Prévois de bonnes chaussures et une mauvaise foi solide. »</p></blockquote>
<p>Et si ton budget du mois s’arrête à zéro, tu peux le dire aussi : la phrase « je suis à sec, mais j’ai un plan » trie très bien les gens.</p>
<p>Au pire, vous n’avez rien à vous dire et tu rentres avec un basilic. C’est déjà plus que trois cornichons.</p>', 'premier-date-pas-cher', '/illustrations/covers/premier-date-pas-cher.svg', '3 min de lecture', 'Premier date pas cher : neuf idées sans radinerie', 'Visite mensongère, terminus de bus, blind test de chips : neuf premiers rendez-vous de zéro à dix euros qui donnent envie d’un deuxième.', 'premier rendez-vous, date pas cher, idées de date, petit budget', 'published', array['Premiers rendez-vous'], array['rendez-vous', 'argent', 'idées', 'humour'], 'blog', false, '2026-07-29T07:30:00Z', '2026-07-29T07:30:00Z', '2026-07-29T07:30:00Z'),
  ('8f76ca96-ede6-8664-8a68-dfe6ebdef746', 'Premier message : dix phrases qui valent mieux que « salut ça va »', 'Six « salut ça va » attendent dans ta messagerie comme à la préfecture. Voici dix phrases pour doubler toute la file, avec le sourire.', '<p>Mardi, 21 h 40. Sur le téléphone d’une amie, six « salut ça va » patientent l’un derrière l’autre, polis, identiques, comme des gens à la préfecture. Au premier, elle a répondu « oui et toi », par éducation. Il a répondu « tranquille ». Ils en sont là depuis septembre.</p>
<h2>Autopsie d’un « salut ça va »</h2>
<p>La formule n’a rien de méchant. Elle arrive simplement les mains vides, s’assoit sur le canapé et attend qu’on lui serve quelque chose. À l’autre d’inventer le sujet, la blague et la raison de rester.</p>
<p>Un bon premier message tient en deux lignes : un détail qui prouve que tu as regardé ce profil-là, une question à laquelle on peut répondre debout dans le tram.</p>
<h2>Les dix, à voler sans scrupule</h2>
<ol>
<li><strong>« Ta troisième photo : c’est un lama ou il me faut des lunettes ? »</strong> Tu as tenu jusqu’à la troisième photo. Déjà, le peloton s’étire.</li>
<li><strong>« Question grave : le croissant, tu l’attaques par la pointe ou par le ventre ? »</strong> Zéro enjeu, et pourtant chacun a une doctrine.</li>
<li><strong>« Tu annonces le meilleur gratin de la Drôme. J’ai de la famille dans la Drôme. Elle souhaite te parler. »</strong> La provocation gentille : tu contestes le gratin, jamais la personne.</li>
<li><strong>« J’ai chanté à la messe, j’ai peur des huîtres, j’ai gagné un jambon. Une seule de ces phrases est fausse. »</strong> On te répondra, ne serait-ce que pour le jambon.</li>
<li><strong>« Tu te dis catastrophique au billard. Je cherche justement quelqu’un contre qui gagner. »</strong> Une activité, un défi, presque un rendez-vous.</li>
<li><strong>« Donne-moi un conseil parfaitement inutile pour ce week-end. »</strong> Les gens adorent être consultés. Sur l’inutile, ils sont imbattables.</li>
<li><strong>« J’ai écrit quatre messages avant celui-ci. Le deuxième était en alexandrins. »</strong> Prépare un alexandrin, on va te le réclamer.</li>
<li><strong>« Tu écris que tu aimes le silence. J’ai failli t’envoyer un message vide. »</strong> Fonctionne avec toute bio de moins de dix mots.</li>
<li><strong>« Quel est le plat que tu refuses de partager, même par amour ? »</strong> La réponse servira au restaurant. Note-la.</li>
<li><strong>« On échange trois blagues pour vérifier, ou un verre jeudi ? »</strong> Pour les gens pressés mais courtois : deux portes, et l’autre choisit la sienne.</li>
</ol>
<h2>Adapter sans recopier</h2>
<p>Change le lama. Si le profil montre un accordéon, une tarte ou un genou dans le plâtre, parle du plâtre : personne n’expose un plâtre sans espérer qu’on demande. La question ouverte fait le reste, à condition de n’en poser qu’une.</p>
<p>Et relis une fois à voix haute. Une phrase que tu n’oserais pas dire à quelqu’un devant un comptoir n’a aucune raison de passer mieux par écrit.</p>
<h2>Quatre messages qui restent dans le brouillon</h2>
<ul>
<li><strong>Le compliment sur le corps.</strong> Tu crois flatter, tu arrives quarantième. Le sourire, le pull, la repartie : voilà des terrains libres.</li>
<li><strong>« Je vois que tu habites rue des Tanneurs. »</strong> Tu as reconnu la façade derrière la photo ? Garde-le pour toi.</li>
<li><strong>« Tu réponds pas ? »</strong> Si, c’est fait : en silence. Une relance aimable après quelques jours, puis on passe au profil suivant.</li>
<li><strong>Le pavé.</strong> Onze lignes sur ton divorce, c’est trop de confiance d’un coup pour quelqu’un dont tu ignores le prénom.</li>
</ul>
<p>Une fois la conversation partie, tout le monde se demande <a href="/blog/combien-de-temps-avant-de-repondre">combien de temps attendre avant de répondre</a>, et c’est une autre affaire. Pour ce soir, une phrase suffit. Choisis-la, accroche-y un vrai détail, appuie sur Envoyer et va vider le lave-vaisselle.</p>
<p>Quant à « salut ça va », ne le jette pas. Dans un an, lancé depuis la cuisine par quelqu’un qui vient de rentrer sous la pluie et qui veut vraiment savoir, ce sera la meilleure phrase de la journée.</p>', 'premier-message-dix-phrases', '/illustrations/covers/premier-message-dix-phrases.svg', '3 min de lecture', 'Premier message : dix phrases mieux que « salut ça va »', 'Dix premiers messages drôles, précis et faciles à adapter, quatre à ne jamais envoyer, et le bon usage du « salut ça va ».', 'premier message, site de rencontre, que dire, exemples de messages', 'published', array['Premiers messages'], array['premier message', 'messages', 'humour', 'applis'], 'blog', true, '2026-10-28T07:30:00Z', '2026-10-28T07:30:00Z', '2026-10-28T07:30:00Z'),
  ('b2400bc8-0251-82c5-82ef-2d609f29c326', 'Red flags, green flags et drapeaux à pois', 'Il y a ce qui doit te faire sortir de l’eau, ce qui mérite qu’on y plonge, et puis l’aspirateur qui s’appelle Raymond. Leçon de vexillologie.', '<p>Sur une plage française, le drapeau rouge signifie : baignade interdite. Il ne signifie pas : vas-y, toi, tu sauras le changer.</p>
<p>L’ennui, c’est qu’on en hisse désormais pour tout. Boit du lait à table : rouge. Possède un ukulélé : rouge. Dit « coucou les loulous » : rouge vif. À force, on ne voit plus la mer. Serviette sur l’épaule, révisons le code.</p>
<h2>Rouge : tu sors de l’eau</h2>
<p>Le rouge n’est pas ce qui t’agace. C’est ce qui te rapetisse.</p>
<ul>
<li>Ton téléphone se montre, le sien se retourne.</li>
<li>Ton « non » déclenche une bouderie qui dure jusqu’au « oui ». <a href="/blog/consentement-parlons-en">Un oui obtenu à l’usure</a> n’en est pas un.</li>
<li>Toutes ses ex étaient folles, tous ses colocs invivables, tous ses chefs jaloux. Cherche le point commun.</li>
<li>Le sourire est pour toi, le claquement de doigts pour la serveuse.</li>
<li>Tu répètes tes phrases sous la douche pour éviter la scène du soir.</li>
</ul>
<p>Un seul de ces signes mérite qu’on recule d’un pas. Et s’il t’arrive d’avoir peur, n’affronte pas la vague en solo : en France, le <strong>3919</strong> écoute les femmes victimes de violences, gratuitement, anonymement, jour et nuit, et le <strong>116 006</strong> aide toutes les victimes, quel que soit leur genre.</p>
<h2>Vert : l’eau est bonne, et personne n’en parle</h2>
<p>Le vert a un défaut, il ne fait pas de bonnes histoires. Personne n’a jamais réuni ses amis d’urgence pour raconter qu’on lui avait gardé le dernier abricot. Il faut donc s’entraîner à le voir.</p>
<ul>
<li>« Au fait, ta sœur passait son permis mercredi. Alors ? »</li>
<li>Ses ex ont un prénom, pas un diagnostic.</li>
<li>« J’ai eu tort », point, sans « mais toi » derrière.</li>
<li>Tu refuses la deuxième tournée, et la réponse est : « Menthe ou grenadine ? »</li>
<li>Quand tu cherches un mot, on te laisse le trouver.</li>
</ul>
<h2>Jaune : on demande avant de plonger</h2>
<p>Des réponses tous les trois jours, un dimanche toujours pris, un passé dont il manque quatre ans : ça peut être un secret, ça peut être une mère malade. Pose la question une fois, sans lampe dans les yeux. « Tu écris peu, c’est ton rythme ou c’est moi ? » La réponse compte moins que l’accueil fait à la question.</p>
<h2>À pois : folklore local</h2>
<p>Celui-là ne flotte sur aucune plage. Il signale les étrangetés sans danger, et mériterait un office de tourisme. On applaudit à l’atterrissage. On dort en chaussettes au mois de juillet. On mange la croûte et on laisse le fromage. On a baptisé l’aspirateur Raymond.</p>
<p>Pour les distinguer du rouge, demande-toi ce que ça te coûte. Si la réponse est « rien, à part l’envie folle d’en parler à mes amis », ce sont des pois.</p>
<h2>Et à ton mât ?</h2>
<p>Fais l’inventaire, il y a de tout. Un peu de jaune qu’il serait gentil d’expliquer. Du vert que tu prends pour de la banalité. Peut-être un coin de rouge, les soirs de fatigue, et celui-là, c’est à toi de le descendre.</p>
<p>Quant au reste, ne repasse rien. En ce moment même, quelqu’un raconte à ses amis que tu ranges tes épices par ordre de méchanceté. Les amis demandent si c’est grave. Et la réponse arrive, avec un drôle de sourire : « Non, non. C’est à pois. »</p>', 'red-flags-green-flags', '/illustrations/covers/red-flags-green-flags.svg', '3 min de lecture', 'Red flags, green flags et drapeaux à pois', 'Reconnaître un vrai signal d’alerte, remarquer les qualités discrètes et chérir les bizarreries sans danger : le code des drapeaux.', 'red flag, green flag, relation, signaux d’alerte, couple', 'published', array['Relations'], array['red flags', 'consentement', 'confiance', 'humour'], 'blog', false, '2026-07-22T08:05:00Z', '2026-07-22T08:05:00Z', '2026-07-22T08:05:00Z'),
  ('b640c603-e78f-8f48-8e17-082ef11a4d1c', 'Rencontrer quelqu’un près de chez soi sans croiser son ex au marché', 'Toute petite ville possède trois ronds-points et un ex, qui achète des olives le samedi. Atlas amoureux pour aimer quand même au coin de la rue.', '<p>Toute ville de moins de cent mille habitants possède trois ronds-points et un ex. Le tien achète des olives le samedi à 10 h 30, heure à laquelle tu descends chercher du pain dans le pull que tu mets pour peindre. Faut-il déménager ? Attendons un peu. Le territoire est plus vaste qu’il n’en a l’air, et si tu n’as que cinq minutes, va directement t’asseoir <a href="#en-terrasse">en terrasse</a>.</p>
<h2>Prends trois crayons</h2>
<p>Imprime ton quartier ; les plans de <a href="www.openstreetmap.org">www.openstreetmap.org</a> sont libres, gratuits et indiquent jusqu’aux bancs publics. En rouge, les lieux de l’ex : les olives, sa salle de sport, le bar où vous aviez vos habitudes. En vert, tes repaires. Puis, en pointillé, tous ceux dont tu n’as jamais poussé la porte.</p>
<p>Regarde le résultat. Le rouge, qui te semblait couvrir la ville entière, tient en quatre confettis. Le pointillé, lui, compte une médiathèque, deux laveries, un club d’échecs, un jardin partagé et une boutique de cordes dont personne ne sait de quoi elle vit.</p>
<h2>Va là où l’on revient</h2>
<p>Dans une foule, on se croise. Pour se plaire, il faut se revoir sans avoir rien décidé : le cours du mardi, l’atelier vélo, la chorale où il manque toujours des ténors. Au premier soir, tu es la nouvelle tête. Au quatrième, quelqu’un t’a gardé une chaise et connaît ton avis sur les anchois.</p>
<p>Rien ne te tente dans la liste des associations ? Fonde la tienne. Le club des amateurs de flan pâtissier ne demande que deux personnes (sept en Alsace et en Moselle, où l’on aime la compagnie) et quelques formulaires, expliqués sur <a href="https://www.service-public.fr/">service-public.fr</a>.</p>
<h2>En terrasse</h2>
<p>Choisis la table du bout, tourne-toi vers le passage, pose un livre dont on lit le titre de loin. Ensuite, ne le lis pas trop bien. Le prétexte local est une mine inépuisable, et il a l’avantage d’être vrai :</p>
<ul>
<li>« Vous êtes du coin ? On m’a juré qu’il y avait un meilleur café rue basse. »</li>
<li>« Le chien, là-bas, il est au bar ou il habite à côté ? »</li>
<li>« Vous savez pourquoi la fontaine est en panne depuis 2021 ? »</li>
</ul>
<p>Casque sur les oreilles, ordinateur ouvert, réponse en une syllabe : on sourit et on retourne à son livre. Près de chez soi, la courtoisie compte double, puisqu’on se reverra demain à la boulangerie. Et l’on n’a jamais à se justifier de refuser un numéro. Si vraiment quelqu’un insiste, nous prêtons volontiers le nôtre : <a href="tel:+33199002715">01 99 00 27 15</a>. Il est de ceux que l’on réserve aux films : il ne sonne nulle part, et il est d’une patience d’ange.</p>
<h2>L’ex est là quand même</h2>
<p>Tu as tout prévu, et le voilà devant les picholines, avec une nouvelle coupe et, à son bras, quelqu’un d’assez sympathique. Trois temps. Tu respires. Tu dis : « Bonjour. Prends les cassées, elles sont meilleures. » Tu continues d’un pas égal jusqu’au fromager, derrière lequel il est permis de s’accroupir.</p>
<p>D’autres ont connu pire et en ont ri après : lis par exemple le récit de la soirée où <a href="/anecdote/mon-ex-tenait-le-bar">un ex tenait le bar</a>, ou pioche au hasard dans <a href="/anecdotes">nos anecdotes</a>. (Tout cela ne vaut que pour un ex ordinaire. S’il te guette ou te fait peur, ce n’est plus une comédie : parles-en et fais-toi accompagner.)</p>
<h2>Le bureau des bons coins</h2>
<p>Tout le monde garde pour soi un lieu où il s’est passé quelque chose : un banc, un rayon de quincaillerie, l’arrêt du 12. Le prochain soir où la conversation patine, sors le tien, et demande celui d’en face. On apprend beaucoup d’une ville par ses quincailleries.</p>
<p>Reste l’affaire des olives. Cède-les. Une ville entière contre un seul étal, tu y gagnes. D’autant qu’au stand d’à côté, celui des cornichons, il y a quelqu’un qui rit très joliment. Change peut-être de pull.</p>', 'rencontrer-pres-de-chez-soi', '/illustrations/covers/rencontrer-pres-de-chez-soi.svg', '4 min de lecture', 'Rencontrer près de chez soi (sans croiser son ex)', 'Une carte, trois crayons, une chorale et une terrasse : l’atlas amoureux de ton quartier, zones à olives comprises.', 'rencontre locale, petite ville, quartier, ex, célibataire', 'published', array['Vie de célibataire'], array['célibat', 'voisinage', 'rencontre', 'humour'], 'blog', false, '2026-09-02T07:25:00Z', '2026-09-02T07:25:00Z', '2026-09-02T07:25:00Z'),
  ('fe2b4268-7435-85dc-87c5-804ac693bccc', 'Se remettre d’une rupture sans adopter trois chats', 'Après une rupture, trois chats viennent gratter à ta porte. Aucun n’a de moustaches. Comment les reconnaître, et quoi leur répondre.', '<p>Inventaire au matin du troisième jour : une demi-bouteille d’huile de sésame, un chargeur qui ne va sur rien, le double des clés d’un appartement où tu n’iras plus. Et, dans l’historique de ton téléphone, la page « adoption » du refuge le plus proche, consultée à 3 h 12.</p>
<p>Les chats n’ont rien fait de mal. Seulement, après une rupture, on remplit la place avant d’avoir mesuré ce qu’elle fait. Trois d’entre eux vont gratter à ta porte ces jours-ci. Aucun n’a de moustaches.</p>
<h2>Le premier chat s’appelle « juste une seconde »</h2>
<p>Il sort la nuit. Tu regardes une photo de ton ex, puis qui a aimé la photo, puis cette personne en ciré jaune, et à une heure du matin tu connais le prénom du chien de la personne en ciré jaune. Ce que tu cherches, au fond, c’est la preuve que votre histoire a compté. Elle n’est pas chez le chien.</p>
<p>Coupe le son pendant trente jours : sourdine partout, et blocage aussi s’il t’aide à respirer. Quant aux clés et au pull, un carton, un seul, et un quart d’heure pour l’échanger. Un ami t’attend en bas.</p>
<h2>Le deuxième sent très bon</h2>
<p>Il a de belles épaules et te trouve formidable : c’est le rebond. Il n’y a aucun mal à dormir contre quelqu’un, pourvu que ce quelqu’un sache dans quelle histoire il met les pieds. Essaie :</p>
<blockquote><p>« Je sors d’une séparation. Je suis d’excellente compagnie, je ne suis pas encore une bonne idée. »</p></blockquote>
<p>Le signal d’alerte est facile à entendre : si ton ex a eu droit à plus de phrases que la personne assise en face, ce dîner était une consultation.</p>
<h2>Le troisième a déjà pris rendez-vous chez le coiffeur</h2>
<p>C’est ta nouvelle personnalité. En une semaine : une frange, un stage de poterie, un vélo de course et un studio à Lisbonne. Garde l’élan, commence par ce qui se défait. Les rideaux, oui. Le tatouage, dans six mois. La frange, appelle quelqu’un d’abord.</p>
<ul>
<li><strong>Change de côté du lit.</strong> Le milieu compte double.</li>
<li><strong>Reprends un lieu.</strong> Votre café, avec ton amie la plus bruyante, à une heure où vous n’y alliez jamais.</li>
<li><strong>Cuisine l’interdit.</strong> Anchois, coriandre, andouillette : la liberté a une odeur.</li>
<li><strong>Récupère tes chansons.</strong> Celles que tu avais apportées étaient à toi avant.</li>
</ul>
<h2>Puis vient un lundi</h2>
<p>Tu vas chercher du pain, et en rentrant tu t’aperçois que tu n’y as pas pensé depuis la boulangerie. Quatre cents mètres. La semaine suivante, c’est une matinée. Et puis l’huile de sésame finit, tu pleures un peu au-dessus de la poêle, et tu en rachètes. La même : ta rupture n’était pas avec elle.</p>
<p>Si le lundi du pain n’arrive pas, si tu ne dors plus, ne manges plus, ne vois plus l’intérêt de te lever, parles-en à un médecin. On consulte bien pour un genou.</p>
<h2>Et le vrai chat ?</h2>
<p>Attends six mois. Si tu en veux toujours un, va au refuge un samedi, assieds-toi par terre et laisse-le décider ; <a href="/anecdote/le-chat-a-choisi">ils ont des avis</a>. Mais prends-en un, pas trois. Il faut laisser une place sur le canapé.</p>', 'se-remettre-dune-rupture', '/illustrations/covers/se-remettre-dune-rupture.svg', '3 min de lecture', 'Se remettre d’une rupture sans adopter trois chats', 'L’enquête nocturne, le rebond, la nouvelle frange : les faux réconforts d’après rupture, et les petits gestes qui aident vraiment.', 'rupture, se remettre d’une rupture, ex, chagrin d’amour, célibat', 'published', array['Relations'], array['rupture', 'ex', 'célibat', 'confiance'], 'blog', false, '2026-08-05T07:45:00Z', '2026-08-05T07:45:00Z', '2026-08-05T07:45:00Z'),
  ('d9e63213-595c-855a-8290-b2db63f5a4de', 'Sex friends : le contrat que personne ne signe', 'Clause du petit-déjeuner, avenant sentimental, sort du T-shirt : on a enfin rédigé le document. Il n’a aucune valeur juridique, et c’est dommage.', '<p>Entre les soussignés, ci-après « toi » et « cette personne qui connaît ton code d’immeuble mais pas le prénom de ta mère », il a été convenu ce qui suit : rien.</p>
<p>Vous avez dit « on se prend pas la tête », vous avez trinqué, et chacun est reparti avec sa version du texte. Nous avons donc rédigé le document manquant. Il n’a aucune valeur devant un juge. Devant un canapé, ça se discute.</p>
<h2>Article 1 – De l’objet</h2>
<p>Les parties se voient pour le plaisir, nues ou en jogging. Elles s’aiment bien : il y a « friends » dans le titre, et ce n’est pas une faute de frappe. La partie à qui tu ne prêterais pas ta perceuse n’est pas une amie, c’est un créneau.</p>
<h2>Article 2 – Du consentement et du matériel</h2>
<p>L’accord se donne à chaque fois ; celui de mardi n’engage pas jeudi, et celui du canapé n’engage pas la chambre. Les préservatifs sont fournis par les deux parties, en quantité optimiste.</p>
<p>La conversation sur les tests a lieu avant, et en chaussettes au minimum, on se concentre mieux :</p>
<blockquote><p>« Mon dernier dépistage date de mai, tout allait bien. J’ai vu une autre personne depuis, avec préservatif. Et toi ? »</p></blockquote>
<p>Pour mémoire, en France, le dépistage du VIH se fait en laboratoire sans ordonnance ni rendez-vous.</p>
<h2>Article 3 – Des clauses qui fâchent</h2>
<ul>
<li><strong>Clause du petit-déjeuner.</strong> Rester dormir, cela se demande. Un croissant n’est pas une demande en mariage. Deux croissants et le journal, on en reparle.</li>
<li><strong>Clause des autres.</strong> Y en a-t-il ? Les parties précisent ce qu’elles veulent savoir : tout, rien, ou seulement ce qui touche à la santé.</li>
<li><strong>Clause de 1 h 17.</strong> « Tu dors ? » n’est pas une invitation, c’est un sondage. Une proposition comporte une heure, et de préférence un « s’il te plaît ».</li>
<li><strong>Clause des amis communs.</strong> Une version officielle, la même dans les deux bouches.</li>
<li><strong>Clause de la grippe.</strong> On peut apporter une soupe. Si l’on a envie d’en apporter une tous les jours, voir article 4.</li>
</ul>
<h2>Article 4 – De l’avenant sentimental</h2>
<p>Les symptômes sont connus. Tu dégivres le congélateur avant sa venue. Tu retiens la date de son entretien. Un jour tu racontes ta journée, toute ta journée, y compris l’imprimante, et l’autre écoute.</p>
<p>La partie amoureuse en informe la partie tranquille, de préférence pas pendant :</p>
<blockquote><p>« Je ne joue plus au même jeu que toi. Je ne te demande pas de changer les règles, je te demande de le savoir. »</p></blockquote>
<p>La partie tranquille doit alors une réponse, pas un « on verra ». Ne pas partager le sentiment n’a rien de criminel. Faire comme si l’on n’avait rien entendu parce que les jeudis sont agréables, c’est déjà moins joli.</p>
<h2>Article 5 – De la résiliation</h2>
<p>Possible à tout moment, sans motif, sans préavis, mais pas sans un mot. « C’était bien, et pour moi ça s’arrête là » suffit ; il reste même de la place pour « merci ». <a href="/blog/ghosting-mode-d-emploi">S’évaporer</a> constitue une rupture abusive. Les parties restituent le T-shirt, le chargeur et le bol à olives. Elles gardent les confidences, et les gardent pour elles : cette clause-là survit au contrat.</p>
<h2>Signatures</h2>
<p>Fait en deux exemplaires, sur un oreiller. On ne signe pas, on lit à voix haute, chacun un article sur deux, et l’on s’arrête quand quelqu’un a quelque chose à dire.</p>
<p>Mention facultative, au bas de la dernière page : « Et au fait, ta mère, elle s’appelle comment ? » Attention, toute réponse vaut avenant.</p>', 'sex-friends-contrat', '/illustrations/covers/sex-friends-contrat.svg', '3 min de lecture', 'Sex friends : le contrat que personne ne signe', 'Consentement, protection, petit-déjeuner, jalousie, fin de partie : tout ce que deux sex friends gagnent à se dire, article par article.', 'sex friends, relation sans engagement, consentement, sexualité', 'published', array['Désir & tabous'], array['sexualité', 'consentement', 'sex friends', 'humour'], 'blog', false, '2026-06-24T07:50:00Z', '2026-06-24T07:50:00Z', '2026-06-24T07:50:00Z'),
  ('c0cfa60d-7207-8a28-84e2-741bf415fbb0', 'Sexto : l’art de chauffer sans se brûler', 'Cinq mots bien choisis suffisent à te faire payer tes oignons avec ta carte de bibliothèque. Petit traité de cuisson, porte du four fermée.', '<p>Il est 18 h 40, tu fais la queue au supermarché avec un filet d’oignons et une éponge double face. Ton téléphone vibre : « Je repense à ta nuque. » Cinq mots, pas un de cru, et tu tends au caissier ta carte de bibliothèque.</p>
<p>Voilà un bon sexto : il n’a rien montré, il a tout dérangé. Le reste est une affaire de cuisson. On y va thermostat par thermostat.</p>
<h2>Thermostat 1 : demander si la cuisine est libre</h2>
<p>Un texte brûlant ne s’envoie pas à quelqu’un qui est en réunion, chez le dentiste ou à table avec ses parents. Encore moins à quelqu’un qui n’a jamais dit aimer ça. On demande donc, et la question, loin d’éteindre quoi que ce soit, craque l’allumette :</p>
<blockquote><p>« J’ai une phrase pas très sage au bout des doigts. Tu la veux maintenant, ce soir, ou jamais ? »</p></blockquote>
<p>Trois réponses, toutes bonnes. « Jamais » se reçoit avec le sourire, et on revient au film de jeudi. Quant au silence, ce n’est pas un four qui préchauffe : <a href="/blog/consentement-parlons-en">sans oui</a>, la phrase reste au bout des doigts.</p>
<h2>Thermostat 3 : être précis</h2>
<p>On croit qu’il faut du vocabulaire. Il faut de la mémoire.</p>
<ul>
<li><strong>Tiède :</strong> « T’es trop canon, j’ai trop envie de toi. » Valable pour n’importe qui, donc flatteur pour personne.</li>
<li><strong>Chaud :</strong> « Samedi, tu as remonté tes manches pour faire la vaisselle. Je n’ai pas entendu un mot de ton histoire de copropriété. »</li>
<li><strong>Très chaud :</strong> « J’ai toujours ton pull. Viens le chercher. Je te préviens, je le porte. »</li>
</ul>
<p>Tu remarqueras qu’on pourrait lire ces messages devant un notaire. L’anatomie, tout le monde en a une ; le soir de la vaisselle, vous n’étiez que deux.</p>
<h2>Thermostat 5 : laisser l’autre finir la phrase</h2>
<p>Un sexto en huit actes, avec didascalies, ça s’appelle un monologue. Envoie une image, puis ouvre : « Et toi, à ce moment-là, tu es où ? » Si les réponses s’allongent, monte le feu. Si elles raccourcissent, baisse-le.</p>
<p>Relis avant d’envoyer. « J’ai envie de toit » ne trouble que les couvreurs.</p>
<h2>Thermostat 7 : la photo, gants obligatoires</h2>
<p>Jamais par surprise. Une photo intime que personne n’a demandée n’est ni un compliment ni une audace : c’est une intrusion. Si l’envie est partagée, entre adultes, laisse hors cadre ton visage, tes tatouages et l’enveloppe de la mutuelle avec ton adresse. Une chemise sur un dossier de chaise, une épaule, le bord d’un drap : le hors-champ travaille mieux que le flash.</p>
<p>Celle que tu reçois ne sort pas de ton téléphone, même pour ta meilleure amie, même après une rupture moche. En France, diffuser l’image intime de quelqu’un sans son accord est un délit : jusqu’à deux ans de prison et 60 000 € d’amende. Et si c’est la tienne qui circule, la faute n’est pas d’avoir eu confiance : garde des captures, parle à quelqu’un de sûr, et sache que tu peux porter plainte.</p>
<h2>Éteindre le four</h2>
<p>On ne quitte pas la conversation d’un « bon, j’ai lessive ». Un mot d’après, tout simple : « J’ai les joues rouges et j’ai raté mon arrêt. Toi, ça va ? » C’est souvent celui qu’on garde.</p>
<p>Dernier geste : lis le nom en haut de l’écran. À voix basse, mais lis-le. Le groupe « Noël chez Mamie » n’oublie rien, et Mamie vient d’apprendre à mettre des cœurs.</p>', 'sexto-art-de-chauffer', '/illustrations/covers/sexto-art-de-chauffer.svg', '3 min de lecture', 'Sexto : l’art de chauffer sans se brûler', 'Demander, préciser, suggérer, vérifier le destinataire : écrire un sexto qui fait rougir sans mettre personne mal à l’aise.', 'sexto, messages coquins, consentement, désir, écrire un sexto', 'published', array['Désir & tabous', 'Premiers messages'], array['sexualité', 'messages', 'consentement', 'humour'], 'blog', true, '2026-08-12T07:20:00Z', '2026-08-12T07:20:00Z', '2026-08-12T07:20:00Z'),
  ('ca804997-d71a-8e6c-8e9f-d3796b71f7dc', 'Timide ? Cinq manières d’aborder quelqu’un sans mourir', 'Près des manteaux, quelqu’un lit une étiquette d’eau minérale depuis huit minutes. Cinq façons d’aller lui parler, testées par des trouillards.', '<p>Regarde là-bas, près des manteaux. Cette personne qui te plaît lit l’étiquette de sa bouteille d’eau depuis huit minutes. On ne lit pas huit minutes une étiquette d’eau minérale. Il y a du calcium, du magnésium, et beaucoup de panique.</p>
<p>Vous êtes donc deux. Il ne manque plus que quatre mètres de parquet et une phrase. En voici cinq, classées de la plus douce à la plus téméraire.</p>
<h2>1. Demande un service minuscule</h2>
<p>Tenir ton verre pendant que tu enlèves ton pull. Dire si le dernier petit four est au saumon. Garder ta chaise une minute. « Vous pourriez surveiller cette part de tarte ? Il y a des convoitises. » La plupart des gens aiment rendre service à qui ne demande presque rien, et te voilà avec un motif officiel de revenir : la tarte.</p>
<p>Au retour, remercie et présente-toi. Ton prénom, rien d’autre. Personne n’a jamais trébuché sur deux syllabes qu’il répète depuis l’enfance.</p>
<h2>2. Parle de la chose, pas de la personne</h2>
<p>Complimenter un visage oblige à tenir son regard, exercice réservé aux acrobates. Commente plutôt ce que vous avez tous deux sous les yeux : le tableau de travers, le chat de l’hôte sur les manteaux, cette chanson que tout le monde croyait interdite. « Tu as compté combien de fois il a mis ce disque ? » On regarde la platine ensemble, côte à côte, et la conversation commence sans qu’on l’ait vue entrer.</p>
<h2>3. Passe par l’ambassade</h2>
<p>Les grandes puissances ne s’abordent pas de front, elles envoient quelqu’un. Choisis dans la pièce l’amie commune, le collègue bavard, la maîtresse de maison, et donne une mission précise : « Présente-nous et glisse que j’ai vécu à Brest. » Le détail compte. Des présentations nues produisent deux sourires et un silence ; avec Brest, il y a de la pluie à commenter pour un quart d’heure.</p>
<h2>4. Écris un mot</h2>
<p>Le papier ne bégaie pas. Au dos d’un sous-bock, trois lignes : « Votre fou rire m’a refait la soirée. Si vous avez envie d’un café un jour, voici mon numéro. Sinon, gardez le fou rire. » Tu donnes ton numéro, tu ne demandes pas le sien : l’autre choisit, sans témoin et sans urgence. Tu déposes, tu souris, tu pars vraiment. Le mot de timide est ruiné si son auteur reste à observer derrière le yucca.</p>
<h2>5. Avoue</h2>
<p>La voie royale, celle qu’on redoute et qui désarme. « Je suis timide, j’ai mis quarante minutes à traverser cette pièce, et j’avais une phrase très drôle que j’ai oubliée à hauteur du buffet. » Dis-le avec tes joues rouges, elles certifient le document. Le pire qui puisse arriver est un sourire gentil et un « bonne soirée ». Le meilleur : « Moi, je t’ai vu partir, j’encourageais. »</p>
<h2>Les sorties de secours</h2>
<p>Quand on sait comment finir, on ose commencer. Prépare donc ta réplique de départ avant l’autre : « Je te laisse tranquille, j’ai été ravi de te parler » sert aussi bien après deux minutes qu’après deux heures, et se met au féminin sans couture. Au bar, on y ajoute volontiers : « Je suis là-bas si tu veux continuer. »</p>
<p>Sache lire aussi le « non » que les gens polis n’articulent pas : épaules tournées, réponses courtes, regard qui cherche un ami. Et il est des moments où l’on n’aborde pas : une femme seule dans une rue sombre, un casque sur les oreilles, une serveuse payée pour sourire. Un timide comprend cela mieux que quiconque, puisqu’il demande toute l’année qu’on le laisse respirer. Pour s’entraîner au calme, il y a toujours <a href="/blog/premier-message-dix-phrases">les premiers messages</a>, qui s’écrivent en pyjama.</p>
<p>Tout cela te paraît encore trop ? Prends un verre vide, marche jusqu’aux manteaux et demande : « Il y en a combien, de magnésium ? »</p>
<p>Vingt-six milligrammes par litre. Tu verras : on te répondra sans regarder l’étiquette.</p>', 'timide-aborder-quelquun', '/illustrations/covers/timide-aborder-quelquun.svg', '4 min de lecture', 'Timide ? Cinq manières d’aborder quelqu’un', 'Demander un service minuscule, passer un mot, avouer sa trouille : cinq approches pour timides, avec les phrases et la sortie de secours.', 'timidité, aborder quelqu’un, confiance en soi, rencontre', 'published', array['Confiance en soi'], array['timidité', 'confiance', 'rencontre', 'humour'], 'blog', true, '2026-08-26T07:35:00Z', '2026-08-26T07:35:00Z', '2026-08-26T07:35:00Z'),
  ('96886f51-946e-8d65-8942-3e5361857522', 'Vacances à deux au bout d’un mois : bonne idée ?', 'Tu sais comment cette personne embrasse. Tu ignores si elle ferme la porte des toilettes. Avant de réserver, un seul chiffre à retenir.', '<p>Un mois, si l’on compte bien, c’est quatre dimanches et une quinzaine de soirées. Tu sais comment cette personne embrasse. Tu ignores si elle ferme la porte des toilettes.</p>
<p>Alors, bonne idée ? Oui, à condition de voyager petit. Le chiffre à retenir est trois.</p>
<h2>Trois nuits, pas dix</h2>
<p>La première nuit, on brille. La deuxième, on dort. La troisième, quelqu’un a mal au ventre, pleure devant une fiche horaire ou révèle son habitude de se lever à six heures « pour profiter ». Tant mieux : c’est pour elle que tu as pris le train, la personne réelle, en claquettes, sans éclairage d’ambiance.</p>
<p>Rentre juste après. On se remet très bien d’une quatrième nuit qui a manqué ; d’une dixième en trop, moins.</p>
<h2>Trois heures de trajet, de porte à porte</h2>
<p>Un endroit d’où l’on peut repartir sans négocier avec un loueur de pédalos. Une gare à portée de valise, et chacun son billet de retour, à son nom. Ça n’a rien d’un manque de foi : on reste mieux dans une pièce dont on sait où est la sortie.</p>
<p>Pour le logement, sois intraitable sur quatre points :</p>
<ul>
<li>une salle de bains avec une vraie porte, pleine, qui descend jusqu’au sol (ni saloon, ni « verrière esprit atelier ») ;</li>
<li>deux jeux de clés ;</li>
<li>un deuxième couchage, même modeste, parce qu’avoir payé un grand lit <a href="/blog/consentement-parlons-en">n’oblige personne à rien</a> dedans ;</li>
<li>une annulation gratuite jusqu’à l’avant-veille. Vous ne vous connaissiez pas au printemps.</li>
</ul>
<h2>Trois conversations avant la valise</h2>
<p><strong>L’argent.</strong> Un montant total, dit à voix haute, glaces comprises. « Pour toi, c’est combien, trois jours sans grimacer ? » On retient le plus petit des deux chiffres, et on n’en reparle plus.</p>
<p><strong>Le rythme.</strong> « Une journée réussie, chez toi, elle commence à quelle heure ? » S’il y a d’un côté le musée à l’ouverture et de l’autre le café de onze heures, il existe une solution. Elle s’appelle « on se retrouve à midi ».</p>
<p><strong>La solitude.</strong> Deux heures par jour chacun pour soi, fixées avant le départ, pour que personne ne les prenne pour une punition. « De quinze à dix-sept heures, je suis quelqu’un qui lit. »</p>
<h2>Le moment du GPS</h2>
<p>Il viendra. Une route qui devient un chemin, 38 °C, une batterie à 4 %, un village dont le seul commerce est un distributeur de pizzas. Ne guette pas si vous vous disputez : guette comment on revient. Qui dit le premier « c’est moi qui ai insisté pour la gauche » ? Qui trouve de l’eau ? Qui, au bout de dix minutes, commence à trouver le distributeur de pizzas intéressant ?</p>
<p>En cas de besoin, répéter ensemble :</p>
<blockquote><p>« On a chaud, on a faim, on ne s’en veut pas. »</p></blockquote>
<h2>Quand répondre « pas encore »</h2>
<p>Si tu pars pour vérifier qu’on t’aime, pour ne pas passer le mois d’août avec toi-même, ou parce que l’autre a déjà payé l’acompte sans demander, reste. « Pas encore » est une réponse complète, et quelqu’un qui te plaît saura l’entendre.</p>
<p>Propose une journée à quarante minutes de train. Le partage de l’ombre, le sable dans le taboulé, la sieste côte à côte sans rien se dire : trois épreuves au programme, et le soir, chacun sa douche.</p>
<p>Sinon, va. Le dernier soir, dans un train en retard, une tête finira par tomber sur une épaule. Si c’est la tienne, d’épaule, et que tu préfères la crampe à l’idée de bouger, tu peux réserver quatre nuits.</p>', 'vacances-a-deux', '/illustrations/covers/vacances-a-deux.svg', '3 min de lecture', 'Vacances à deux au bout d’un mois : bonne idée ?', 'Trois nuits, trois heures, trois conversations : comment partir à deux très tôt, et revenir avec l’envie de recommencer.', 'vacances à deux, jeune couple, premier voyage, week-end', 'draft', array['Relations'], array['vacances', 'couple', 'argent', 'consentement'], 'blog', false, null, now(), now());
