-- Made by `npm run seed` from supabase/seed: change the articles there.

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
  ('139b2b88-d014-8156-83f5-d6d2104af57e', 'Le date au cimetière (c’était son idée)', 'Elle voulait se promener entre les tombes, j’ai trouvé ça original. Puis un cortège est passé, et toute une famille m’a reconnu. À tort.', '<p>Si un jour on te tend une rose blanche et que tu ne connais pas le mort, rends la rose.</p>
<p>J’ai 27 ans, j’habite Bruxelles, et je croyais avoir passé l’âge des mauvaises idées. Aurore avait proposé le cimetière de Laeken, un samedi à quinze heures. « C’est calme, c’est gratuit, c’est plein d’anges. Et puis là, au moins, <a href="/blog/ghosting-mode-d-emploi">personne ne te ghoste</a> : on sait où ils sont. » J’avais trouvé ça brillant. J’avais mis mon manteau noir, pour être dans le ton.</p>
<p>Le manteau a tout fait.</p>
<p>On marchait depuis vingt minutes, Aurore lisait les épitaphes avec des voix, et c’était vraiment bien, quand un cortège a débouché de l’allée. Une quarantaine de personnes. On s’est rangés sur le côté, tête baissée, par politesse. Un monsieur en gants gris m’a mis une rose dans la main et m’a poussé d’une pression dans le dos. J’ai avancé. Aurore a chuchoté : « Tu vas où ? » Je n’en savais rien. J’allais.</p>
<p>« Vous êtes de quel côté ? » m’a demandé une petite dame à voilette.</p>
<p>J’ai paniqué. « Du côté… de la mer », ai-je dit, parce qu’il y avait un ange avec une ancre juste derrière elle.</p>
<p>Elle s’est arrêtée net. Elle a attrapé la manche de sa voisine. « Godelieve. C’est le petit d’Ostende. »</p>
<p>Le mot a remonté le cortège comme une mèche. Je voyais les chapeaux se retourner, un par un. <em>Le petit d’Ostende. Il est venu. Il a eu ce cran.</em> Un grand type aux yeux rouges m’a pris par les épaules.</p>
<p>« Alors c’est toi.</p>
<p>– Non, non. Moi, c’est Yanis. Je passais.</p>
<p>– <em>Je passais</em>, a répété le grand type, bouleversé. Tout son père. »</p>
<p>J’ai nié. J’ai nié à trois tantes, à un beau-frère et au prêtre. Plus je niais, plus ils hochaient la tête : le défunt, Roger, n’avait jamais rien avoué non plus. À la fosse, on s’est écarté pour me laisser passer en deuxième. J’ai jeté ma rose. On m’a filmé.</p>
<p>Aurore avait disparu. Mon téléphone a vibré contre mon cœur : « Je vois que tu es en famille, je te laisse. »</p>
<p>Je me suis retrouvé dans l’arrière-salle d’une brasserie, devant un pistolet au jambon, avec onze cousins qui me comparaient à des photos. « Le menton. » « Non, les oreilles. » « Roger dansait, tu danses ? » J’ai dit que je dansais un peu. Une tante a dû sortir.</p>
<p>Il restait la veuve. Quatre-vingts ans, tailleur noir, dos de reine. Elle m’a fait signe de venir m’asseoir à côté d’elle. Le silence est tombé, quarante fourchettes en l’air.</p>
<p>« Madame, ai-je dit tout bas, je vous demande pardon. Je ne suis pas le fils de votre mari. J’avais un rendez-vous galant près de la chapelle. Je ne suis jamais allé à Ostende.</p>
<p>– Lui non plus, mon garçon. Il avait le mal de mer sur la digue.</p>
<p>– Mais alors, le petit…</p>
<p>– C’est moi qui l’ai inventé, en 1999, un jour que ses sœurs m’agaçaient. Elles en vivent encore. » Elle a regardé autour d’elle, les nez rougis, les tantes qui chuchotaient, ce beau chagrin qui avait trouvé de quoi s’occuper. « Il aurait tellement ri. Reprenez du jambon. »</p>
<p>Puis, bien fort, pour la salle, elle m’a embrassé sur le front.</p>
<p>Aurore ne m’a jamais rappelé. Les tantes, si. Il y a un barbecue le 13 juin, je dois apporter une salade, et elles précisent que je peux venir accompagné.</p>', 'date-au-cimetiere', '/illustrations/covers/date-au-cimetiere.svg', '3 min de lecture', 'Le date au cimetière (c’était son idée)', 'Un premier rendez-vous au cimetière de Laeken, un enterrement inconnu, et une famille persuadée que je suis le fils caché du défunt.', 'premier rendez-vous insolite, cimetière, Bruxelles, date raté, anecdote', 'published', array['Dates ratés'], array['rendez-vous', 'famille', 'humour', 'ghosting'], 'anecdote', false, '2026-10-02T07:05:00Z', '2026-10-02T07:05:00Z', '2026-10-02T07:05:00Z'),
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
<p>Il neigeait dehors. Je m’en souviens parce que j’ai évalué la distance jusqu’au banc de neige, et sa profondeur.</p>
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
  ('f52416e0-ede5-82aa-88ee-04dcce16403d', 'Il a commandé pour moi. Des tripes.', 'Il a refermé ma carte pour choisir à ma place, sans savoir ce que c’était. Il ignorait aussi le métier de mon père, et du père de mon père.', '<p>« Laisse, je commande pour toi. »</p>
<p>Grégoire a refermé ma carte avec deux doigts, doucement, comme on ferme les yeux d’un mort. Nous étions assis depuis quatre minutes dans un petit restaurant du Vaugueux, à Caen. Il savait de moi trois choses : mon prénom, mon âge – 29 ans – et le fait que j’étais venue en bus.</p>
<p>« Tu ne sais pas ce que j’aime.</p>
<p>– Justement. J’aime surprendre. »</p>
<p>Il a levé la main. Sans un regard pour l’ardoise, avec la voix des hommes qui ont une table partout, il a dit à la serveuse : « La spécialité de la maison. Pour deux. »</p>
<p>« Pour deux ? Vous êtes sûr ?</p>
<p>– Toujours. »</p>
<p>Elle m’a consultée des yeux. J’ai haussé les épaules. Elle a noté, et j’ai vu sa bouche faire un gros travail pour rester horizontale.</p>
<p>En attendant, Grégoire m’a exposé la méthode. Il sortait d’un stage de trois jours dans un hôtel de Deauville, « Leadership et présence », 1 200 euros, petits déjeuners compris. On y apprenait qu’un homme qui choisit rassure et qu’une femme surprise se souvient. Sur ce dernier point, je dois reconnaître au formateur une certaine clairvoyance.</p>
<p>La spécialité est arrivée dans une terrine en grès, couvercle scellé à la pâte, posée sur un réchaud. La serveuse a brisé la croûte d’un coup de cuillère. Il en est sorti une vapeur lente, du cidre, du clou de girofle, et derrière, une étable en fin de journée.</p>
<p>« C’est un bourguignon ? a demandé Grégoire en reculant sa chaise.</p>
<p>– Ce sont les tripes, monsieur. À la mode de Caen. Panse, bonnet, feuillet, caillette, et un pied pour le liant. Douze heures de four. Bon appétit. »</p>
<p>À sa couleur, j’ai compris que le stage n’avait pas couvert la caillette.</p>
<p>Il en a mis un morceau dans sa bouche, par leadership. Le morceau y est resté. On le voyait passer d’une joue à l’autre, il cherchait la sortie. Moi, je me suis servie. Puis resservie. J’ai saucé. J’ai tiré son assiette vers moi.</p>
<p>« Tu permets ?</p>
<p>– Tu <em>aimes</em> ça ? » a-t-il soufflé dans sa serviette.</p>
<p>Il aurait appris une quatrième chose en me laissant ma carte. Je m’appelle Maud Lecanu. Mon grand-père était tripier, mon père est tripier, et jusqu’au brevet j’ai fait mes devoirs sur un billot, entre les langues et les ris de veau.</p>
<p>Le chef est sorti de sa cuisine, les bras ouverts. « Maud ! Fallait le dire, que c’était pour toi, je t’aurais mis plus de pied ! » Puis, à Grégoire, avec respect : « C’est son père qui nous fournit. Vous avez bien choisi. » Grégoire a incliné la tête. Il avait toujours la bouche occupée.</p>
<p>« Alors ? m’a demandé le chef.</p>
<p>– Il manque une demi-heure et un trait de calvados. »</p>
<p>Il l’a écrit sur sa manche.</p>
<p>Au dessert, j’ai refermé la carte de Grégoire. Deux doigts, doucement. « Laisse. Un yaourt nature pour monsieur, s’il vous plaît. » Il n’a pas discuté. Je crois même qu’il était rassuré : le formateur avait raison sur toute la ligne.</p>
<p>À la porte, le chef lui a mis dans les bras un sac en papier kraft, déjà tiède et légèrement translucide. Une portion pour demain, cadeau, puisque monsieur était amateur. Grégoire rentrait à Paris par le dernier train, complet, chauffé.</p>
<p>Il m’a écrit à Lisieux : « Tout le monde me regarde. »</p>
<p>J’ai répondu : « C’est ça, la présence. »</p>', 'il-a-commande-des-tripes', '/illustrations/covers/il-a-commande-des-tripes.svg', '3 min de lecture', 'Il a commandé pour moi au resto. Des tripes.', 'Un premier rendez-vous à Caen, un homme sûr de lui, une terrine au couvercle scellé. Récit d’un dîner où la carte s’est vengée.', 'premier rendez-vous, date raté, restaurant, Caen, anecdote drôle', 'published', array['Dates ratés'], array['rendez-vous', 'restaurant', 'humour', 'famille'], 'anecdote', true, '2026-10-30T07:15:00Z', '2026-10-30T07:15:00Z', '2026-10-30T07:15:00Z'),
  ('93a5177d-f96f-8634-8c07-2996d6d52ae6', 'Il avait imprimé un questionnaire', 'Quatre pages agrafées, vingt questions, des cases à cocher. Il ne pouvait pas savoir que je contrôle des formulaires depuis quatorze ans.', '<p>Quatre pages, agrafées en haut à gauche. Il les a sorties d’une fourre en plastique, les a alignées sur le bord de la table et a posé dessus un stylo bleu. Puis il a regardé le lac.</p>
<p>« C’est pour moi ? ai-je demandé.</p>
<p>– Si ça ne vous dérange pas. »</p>
<p>Je m’appelle Viviane, j’ai 39 ans, j’habite Neuchâtel. J’avais déjà vu des hommes arriver avec des fleurs, et un avec un avocat. En tête de la première page, un avertissement encadré :</p>
<blockquote><p>Le présent questionnaire vise à épargner du temps aux deux parties. Durée estimée : 25 minutes. Les réponses resteront confidentielles. Prière de ne rien laisser en blanc.</p></blockquote>
<p>Suivaient vingt questions. Je te donne les premières, telles quelles :</p>
<ol>
<li>Vos trois principales qualités (avec un exemple pour chacune).</li>
<li>Fenêtre, la nuit : ouverte / fermée / selon le bruit.</li>
<li>Combien de temps une casserole peut-elle tremper ?</li>
<li>Avez-vous déjà pleuré dans un magasin de meubles ?</li>
<li>Ponctualité (heure d’arrivée constatée : 18 h 59).</li>
<li>La fondue : à partir de combien de personnes ?</li>
</ol>
<p>Laurent était horloger. Il avait des mains magnifiques et une goutte de sueur exactement au milieu du front. Il ignorait une chose, ma profession, que j’avais résumée dans mon profil par « bureau ». Depuis quatorze ans, je contrôle les déclarations d’impôt du canton.</p>
<p>J’ai repoussé le stylo bleu. J’ai pris le mien, le rouge.</p>
<p>« Question 1 : où sont les annexes ?</p>
<p>– Quelles annexes ?</p>
<p>– Vous demandez des qualités sans pièces justificatives. N’importe qui peut déclarer la patience. » J’ai entouré. « Question 2, il manque une case “autre”. Question 3, l’unité n’est pas précisée : heures, jours ? Question 6, la réponse “une seule” est-elle pénalisée ?</p>
<p>– Non ! a-t-il dit très vite. Non, pas du tout. C’est même… non. »</p>
<p>J’étais lancée. J’ai barré, annoté, reporté dans la marge. À la page 3, j’ai mis un point d’interrogation en face de « Rapport au camping ». Le serveur, en passant, a lu par-dessus mon épaule et m’a signalé une faute d’accord. J’ai tendu le tout à Laurent.</p>
<p>« Le dossier est irrecevable en l’état. Par principe, je commence par entendre le déclarant. Question 4. »</p>
<p>Il a pâli.</p>
<p>« C’est vous qui deviez…</p>
<p>– Prière de ne rien laisser en blanc. »</p>
<p>Il a fait tourner sa montre autour de son poignet, deux fois.</p>
<p>« Oui, a-t-il dit. Au rayon literie, en février. Je voulais un oreiller, et ils ne les vendaient que par deux. »</p>
<p>J’ai reposé le rouge.</p>
<p>Alors tout est venu. À son dernier rendez-vous, il s’était tu quarante et une minutes – il les avait comptées, c’est le métier. La dame était partie sur la pointe des pieds, comme on quitte un malade. Sa sœur lui avait conseillé de <a href="/blog/timide-aborder-quelquun">préparer quelques questions</a>. Il en avait préparé vingt, les avait mises au propre, imprimées, relues. L’agrafe, c’était pour les empêcher de trembler.</p>
<p>« Je peux les reprendre, a-t-il dit.</p>
<p>– Elles sont au dossier. »</p>
<p>J’ai tourné jusqu’à la dernière page, celle que je n’avais pas encore corrigée, celle qu’il surveillait du coin de l’œil depuis le début. Question 20, en plus petit que les autres : <em>Avez-vous aussi le trac ? Oui / Non.</em></p>
<p>J’ai emprunté le stylo bleu et j’ai coché oui.</p>
<p>On a parlé jusqu’à la fermeture. Les casseroles, trois jours, tous les deux. La fenêtre, ouverte. Je lui ai montré comment je fais pleurer un fiduciaire, il m’a montré l’intérieur de sa montre, et ce n’est pas une façon de parler. Au moment de partir, j’ai retourné la feuille et j’ai ajouté à la main :</p>
<p><em>21. Le dossier appelle un second examen. Jeudi / Vendredi. Cochez la case qui convient.</em></p>
<p>Il a coché les deux. Puis il a daté, signé, et demandé une copie.</p>', 'il-avait-imprime-un-questionnaire', '/illustrations/covers/il-avait-imprime-un-questionnaire.svg', '3 min de lecture', 'Il avait imprimé un questionnaire', 'À Neuchâtel, un horloger m’a remis un formulaire au premier rendez-vous. J’ai sorti mon stylo rouge. La question 4 a tout changé.', 'premier rendez-vous, questionnaire, timidité, Neuchâtel, anecdote', 'published', array['Premiers rendez-vous'], array['rendez-vous', 'timidité', 'humour', 'confiance'], 'anecdote', false, '2026-08-28T07:35:00Z', '2026-08-28T07:35:00Z', '2026-08-28T07:35:00Z'),
  ('8585ee7b-64c0-8920-8ba6-fd52abe0401e', 'Le jour où j’ai liké ma cheffe', 'Un pouce qui glisse, un dimanche soir, et le visage de ma cheffe qui s’envole vers la droite. Le lundi, elle a demandé à me voir. Porte fermée.', '<p>Le pouce humain compte deux phalanges et aucune conscience professionnelle.</p>
<p>Le mien, un dimanche à 23 h 40, rangeait des profils : gauche, gauche, gauche. J’étais au lit, à Lyon, avec un bol de céréales sur le ventre. C’est au moment où le bol a penché que le visage est apparu. Cheveux courts poivre et sel, fossette, écharpe moutarde. Claire Vasseur. Ma cheffe. Je n’ai pas lu le prénom, on ne lit pas le prénom de sa cheffe. J’ai rattrapé le bol. Mon pouce, qui n’était pas dans la confidence, est parti à droite.</p>
<p>Un petit cœur a palpité sur l’écran.</p>
<p>J’ai 30 ans, je m’appelle Jeanne, je calcule des risques dans une compagnie d’assurances, au onzième étage d’une tour de la Part-Dieu. J’ai calculé. Probabilité qu’elle ne voie rien : faible. Qu’elle croie à une erreur : nulle, j’avais « aime les femmes qui savent ce qu’elles veulent » en toutes lettres dans ma bio. À minuit, j’avais supprimé mon compte. À une heure, mon copain Bilal m’apprenait au téléphone que ça n’effaçait peut-être pas le cœur.</p>
<p>« Dis que tu t’es fait pirater.</p>
<p>– Par qui ?</p>
<p>– Par quelqu’un qui aime ta cheffe. »</p>
<p>À trois heures, je regardais les loyers à Clermont-Ferrand.</p>
<p>Lundi, 8 h 52. Elle était déjà dans l’ascenseur. « Bonjour, Jeanne. » J’ai répondu « Merci ». Onze étages. Elle portait l’écharpe moutarde. J’ai lu six fois la plaque du constructeur, charge maximale mille kilos, et j’ai trouvé que c’était peu.</p>
<p>À 9 h 10, un message : « Vous pouvez passer ? Il faut qu’on parle de ce qui s’est passé ce week-end. »</p>
<p>Elle a fermé la porte. Elle n’avait jamais fermé la porte. Elle a croisé les mains sur un dossier bleu et elle a pris une voix très douce, celle des vétérinaires.</p>
<p>« Jeanne, je ne vous en veux pas. Ça arrive à tout le monde. Je voudrais juste comprendre ce qui vous a pris. »</p>
<p>Alors j’ai tout dit. D’une traite, debout, sans virgules. Le lit, le bol, la fossette. J’ai dit que c’était le lait. J’ai dit que je la respectais énormément, que je l’avais toujours trouvée très belle mais <em>hiérarchiquement</em>, que mon pouce ne m’engageait pas, que je ne cherchais pas de promotion, qu’elle pouvait me muter, que Clermont-Ferrand avait des atouts. J’ai mimé le geste. Deux fois, la seconde au ralenti.</p>
<p>Le silence qui a suivi avait une charge maximale très supérieure à mille kilos.</p>
<p>Claire a ouvert le dossier bleu. Elle l’a tourné vers moi. C’était un tableau de sinistres. Samedi, en rattrapant du retard depuis chez moi, j’avais indemnisé un dégât des eaux à Villeurbanne en ajoutant un zéro.</p>
<p>« Je parlais de ça, a-t-elle dit.</p>
<p>– Ah.</p>
<p>– Asseyez-vous.</p>
<p>– Je préfère le couloir.</p>
<p>– Asseyez-vous, Jeanne. Je ne suis sur aucune appli. Je suis mariée depuis dix-neuf ans, à un homme qui s’appelle Hubert. » Elle avait le coin des lèvres qui tremblait. « L’écharpe, elle est de quel côté, sur votre photo ?</p>
<p>– À gauche. Avec une broche. Une grenouille. »</p>
<p>Claire a fermé les yeux, longtemps. Puis elle a tourné le cadre posé sur son bureau, celui que, de biais, je prenais depuis deux ans pour un portrait d’elle un peu narcissique. Elles étaient deux dessus. Mêmes cheveux, même fossette, même écharpe ; sur celle de gauche, une grenouille.</p>
<p>« Solange. Ma jumelle. Elle me pique tout. »</p>
<p>Son téléphone a vibré sur le bureau. Elle a lu, elle a relu. Je l’ai vue mener un bref combat intérieur entre le règlement et la famille.</p>
<p>« Elle demande si je connais une certaine Jeanne qui mange des céréales sur sa photo de profil, et pourquoi elle a disparu à minuit. Elle vous avait likée en retour. »</p>
<p>Elle a refermé le dossier bleu, me l’a mis dans les bras et m’a raccompagnée à la porte.</p>
<p>« Recréez-moi ce compte. Et enlevez-moi ce zéro. Dans cet ordre, sinon je l’aurai au téléphone toute la semaine. »</p>', 'jai-like-ma-cheffe', '/illustrations/covers/jai-like-ma-cheffe.svg', '4 min de lecture', 'Le jour où j’ai liké ma cheffe', 'Un like accidentel, une nuit blanche, une réunion à neuf heures à la Part-Dieu. J’ai tout avoué. Personne ne m’avait rien demandé.', 'appli de rencontre, like par erreur, travail, Lyon, anecdote drôle', 'draft', array['Applis & profils'], array['applis', 'profil', 'travail', 'humour'], 'anecdote', false, null, now(), now()),
  ('e3457444-8da1-8bf8-8b9a-c2f39ad4a975', 'Le karaoké a tout révélé', 'Depuis l’école, on me demandait de faire semblant de chanter. Un soir de karaoké à Roubaix, quelqu’un est monté chanter faux avec moi.', '<p>« Toi, Dominique, tu feras semblant. »</p>
<p>Sœur Marie-Agnès, chorale de l’école, Roubaix, 1979. J’avais huit ans. J’ai fait semblant. J’ai remué les lèvres à la messe, aux anniversaires, aux enterrements, dans les tribunes, à mon propre mariage. J’ai bercé deux enfants en leur lisant l’annuaire. À 55 ans, j’étais sans doute la plus grande vedette de play-back au nord de Paris, et personne n’était au courant.</p>
<p>Patrick non plus. C’était notre deuxième rendez-vous. Un homme de 58 ans, long, calme, avec un manteau trop grand et l’habitude de pencher la tête quand on parlait, comme s’il cherchait d’où venait un courant d’air. Je lui avais demandé son métier. « Je travaille dans le réglage », avait-il dit, et j’avais pensé aux chaudières.</p>
<p>L’estaminet, c’était son choix. Le karaoké du vendredi, il jurait qu’il l’ignorait. Ma collègue Fatiha, installée au fond avec toute la comptabilité, ne l’ignorait pas du tout.</p>
<p>« On applaudit bien fort… Dominique ! »</p>
<p>J’ai cherché une autre Dominique. On m’avait déjà mis un micro dans la main. L’écran a dit <em>Les Lacs du Connemara</em>, et la batterie est partie.</p>
<p>Je pouvais faire semblant. J’avais du métier. Mais un karaoké, c’est justement le seul endroit au monde où il n’y a personne derrière.</p>
<p>J’ai ouvert la bouche.</p>
<p>Je ne vais pas me vanter. Le chien du patron a demandé à sortir. Un verre a vibré. Fatiha, qui m’a vue accoucher, a mis sa main sur sa bouche. Je le sentais très bien, que ce n’était pas ça : la mélodie passait au-dessus, moi en dessous, on se suivait sans se rejoindre, comme deux bus. Au premier rang, l’œil gauche de Patrick s’était mis à battre tout seul.</p>
<p>Voilà, me suis-je dit. Deux rendez-vous, c’est déjà bien.</p>
<p>Alors il s’est levé. Il a enlevé son manteau, il a pris le second micro, il est monté à côté de moi, il a penché la tête, une mesure, deux mesures, comme on attend la corde à sauter. Et il est entré.</p>
<p>Faux. Mais pas faux n’importe comment : faux <em>comme moi</em>. La même marche ratée, la même glissade dans les aigus, le même demi-étage en dessous. Pour la première fois de ma vie, il y avait une voix à côté de la mienne. J’en ai perdu le texte. « Continuez, m’a-t-il soufflé, je vous tiens. » Au refrain, le fond de la salle a lâché la bande-son pour venir chez nous. À la fin, quatre-vingts personnes tapaient du pied dans une tonalité qui n’existe pas.</p>
<p>On nous a réclamés deux fois. La comptabilité pleurait.</p>
<p>Dehors, j’avais les joues en feu. « Vous aussi, vous chantez faux ? Il fallait le dire !</p>
<p>– Non, a dit Patrick, embarrassé. Moi, je suis accordeur de pianos. J’ai l’oreille absolue. »</p>
<p>J’ai dû m’asseoir sur une borne.</p>
<p>« Mais alors… vous avez souffert.</p>
<p>– Le premier couplet, beaucoup.</p>
<p>– Et vous êtes monté quand même.</p>
<p>– Madame Dominique, cela fait trente-cinq ans que je vais chez les gens pour remettre les choses juste. Ils me paient, je m’en vais. Vous êtes la première personne avec qui j’ai eu envie d’être à côté. »</p>
<p>Il est venu le dimanche suivant, avec sa sacoche. Il y a chez moi un vieux piano droit, celui de ma mère, que je n’ouvrais que pour l’épousseter. Il y est resté l’après-midi entier. Je l’entendais, depuis la cuisine, tendre, détendre, taper une note, me demander de dire <em>ah</em>. « Encore une fois, s’il vous plaît. <em>Ah.</em> Merci. » Je croyais qu’il vérifiait l’acoustique.</p>
<p>Le soir, il m’a fait asseoir à côté de lui. Il a joué l’introduction. J’ai chanté.</p>
<p>Mes enfants disent que ce piano est devenu une horreur, que plus personne ne peut en jouer, qu’il faudrait appeler quelqu’un. Ils n’ont pas compris. Il l’a accordé sur moi.</p>', 'karaoke-a-tout-revele', '/illustrations/covers/karaoke-a-tout-revele.svg', '4 min de lecture', 'Le karaoké a tout révélé', 'Quarante-sept ans de play-back, un estaminet de Roubaix, et un homme discret qui « travaille dans le réglage ». Il m’a accordé sa soirée.', 'karaoké, confiance en soi, chanter faux, Roubaix, rencontre, anecdote', 'published', array['Confiance en soi'], array['confiance', 'rendez-vous', 'humour', 'musique'], 'anecdote', false, '2026-07-31T07:30:00Z', '2026-07-31T07:30:00Z', '2026-07-31T07:30:00Z'),
  ('22f3005e-eef4-8bf5-8613-eb4d8f9132e6', 'La fois où le chat a choisi à ma place', 'Mon chat était au régime et il grossissait. Un soir, il est rentré avec un mot sous son collier : il dînait ailleurs, et on y parlait de rôti.', '<p>La vétérinaire avait mis Préfet au régime, et Préfet grossissait.</p>
<p>Un soir d’octobre, il est rentré par la fenêtre de la cuisine avec un papier plié sous le collier, tenu par un élastique. Une écriture fine, à l’encre noire : « Votre chat dîne chez moi tous les jours à 18 heures. Est-ce bien normal ? »</p>
<p>J’ai 57 ans, je suis chauffagiste à Figeac, et l’on ne m’écrivait plus que pour des devis. J’ai d’ailleurs répondu au dos d’un devis. « Non. Que mange-t-il ? »</p>
<p>Le lendemain : « Du rôti. »</p>
<p>« Quel rôti ? »</p>
<p>« De veau. Avec un peu de jus. »</p>
<p>Cela faisait quatre ans, depuis le départ de Martine et de la bonne voiture, que le mot <em>jus</em> n’était pas entré dans cette maison. Je l’ai relu debout, contre l’évier.</p>
<p>Nous avons continué. Préfet sortait à moins le quart, rentrait à vingt heures, avec l’air éreinté des intermédiaires. Elle signait « la cantine ». Je signais « le domicile légal ». Ni nom ni adresse, on se tenait. Mais j’ai su qu’elle donnait des cours de piano, qu’elle commençait les romans policiers par la fin et que sa chaudière faisait du bruit.</p>
<p>« Quel bruit ? » ai-je demandé, professionnel.</p>
<p>« Claclac. Puis un soupir. »</p>
<p>J’ai rêvé de cette chaudière.</p>
<p>En novembre, j’ai voulu filer le facteur. Je l’ai suivi en pantoufles, le long du Célé, courbé derrière les voitures. Au troisième muret, il s’est assis, m’a regardé en face et s’est léché la cuisse jusqu’à ce que je rentre chez moi. On ne suit pas Préfet. On l’héberge.</p>
<p>J’ai donc pris mon courage et un papier neuf. Sept brouillons. Le bon disait : « J’aimerais goûter ce rôti. Accepteriez-vous un convive qui n’a pas quatre pattes ? » J’ai serré l’élastique. Le chat est parti dans le brouillard avec mon avenir sous le menton.</p>
<p>Il est revenu sans rien.</p>
<p>Le lendemain, rien. Le surlendemain, rien. Le quatrième jour, j’ai ressorti un vieux pull pour être triste à l’aise. Au bout de huit jours, j’avais tout compris : on peut nourrir un chat sans vouloir de son chauffagiste.</p>
<p>Le neuvième soir, il y avait deux papiers sous le collier. Le premier était d’une écriture que je ne connaissais pas, violette, énorme, qui montait vers la droite :</p>
<blockquote><p>Monsieur,</p><p>Votre chat déjeune ici à midi et repasse pour le film. Je lis tout depuis le début. Elle vous a répondu dès le lendemain, mais ce dadais a perdu le mot dans ma véranda, derrière les géraniums. Je le remets en circulation. Pour l’amour du ciel, ce sont les volets bleus, en haut de la rue du Griffoul, elle regarde par la fenêtre depuis huit jours et moi je dors mal.</p><p>Raymonde, 84 ans</p><p>P.-S. – Mettez la chemise bleue. La rouge vous serre, je vous vois au marché.</p></blockquote>
<p>Le second, noir et fin, disait : « Oui. Un samedi, à l’heure du chat. Prenez vos outils, si cela vous donne une contenance. »</p>
<p>On était samedi. Il était 17 h 40. J’ai mis la bleue.</p>
<p>Elle a ouvert avant que je sonne. Elle s’appelait Hélène, elle avait de la farine sur la joue, et Préfet siégeait déjà sur le buffet, les pattes jointes, comme un notaire qui attend la signature. Nous n’avons rien trouvé à dire. Cent vingt lettres, et plus un mot en magasin.</p>
<p>Dans le couloir, la chaudière a fait claclac. Puis il y a eu un soupir, et je ne jurerais pas que c’était la chaudière.</p>
<p>Derrière moi, au premier étage de la maison d’en face, quelqu’un a applaudi.</p>', 'le-chat-a-choisi', '/illustrations/covers/le-chat-a-choisi.svg', '3 min de lecture', 'La fois où le chat a choisi à ma place', 'À Figeac, un chauffagiste, une inconnue et un chat au régime qui porte le courrier. Une idylle en petits papiers, surveillée de près.', 'célibataire, chat, voisine, mots doux, Figeac, anecdote', 'published', array['Vie de célibataire'], array['célibat', 'voisinage', 'messages', 'humour', 'chat'], 'anecdote', false, '2026-10-09T07:20:00Z', '2026-10-09T07:20:00Z', '2026-10-09T07:20:00Z'),
  ('90f71a76-0cf5-843d-82fb-ccdb833a15ab', 'Le massage, les huiles et l’alarme incendie', 'J’avais pensé à tout : les bougies, la serviette, l’huile tiédie à la casserole. Sept étages de voisins peuvent en témoigner, en pyjama.', '<p>Pour un massage réussi, prévoir :</p>
<ul>
<li>une serviette qui ne craint plus rien ;</li>
<li>dix-huit bougies, soit quatorze de trop ;</li>
<li>un quart de litre d’huile d’amande douce, à tiédir ;</li>
<li>une personne consentante, prénommée Youri.</li>
</ul>
<p>Préparation : quarante minutes. Cuisson : hélas.</p>
<p>C’était notre troisième rendez-vous, dans mon studio de Grenoble, au quatrième étage d’une résidence neuve dont le syndic nous vantait les détecteurs « de dernière génération ». Janvier, moins six dehors. J’ai 28 ans, je m’appelle Charlie, et j’avais regardé trois tutoriels. Tous insistaient : jamais d’huile froide. J’avais donc posé le flacon dans une casserole d’eau, sur le feu doux. J’avais <a href="/blog/consentement-parlons-en">demandé à Youri</a> ce qu’il aimait, ce qu’il n’aimait pas. Il m’avait répondu : « Les épaules oui, les pieds non, les chants de baleine sous aucun prétexte. »</p>
<p>Les épaules, donc. Puis le dos. Puis un peu de tout ce qui tient au dos. Youri avait la joue sur l’oreiller et des phrases de moins en moins longues. « C’est… oui. » « Là. » « Mmh. » J’étais en train de me découvrir un don.</p>
<p>« Ça sent le nougat, a-t-il murmuré.</p>
<p>– C’est l’amande.</p>
<p>– Ça sent le nougat <em>grillé</em>. »</p>
<p>Il y a des moments où l’on choisit de ne pas comprendre. J’en ai choisi un très long.</p>
<p>Puis les détecteurs de dernière génération ont donné leur avis. Pas seulement le mien. Les sept étages, ensemble, avec une voix de femme enregistrée qui répétait <em>Veuillez évacuer dans le calme</em>. Plus d’eau dans la casserole, plus de flacon non plus, à proprement parler. J’ai coupé le gaz, jeté un couvercle, soufflé dix-huit bougies en rampant. Youri cherchait son pantalon dans une fumée de confiserie.</p>
<p>« Il est où ?</p>
<p>– Sur le lustre !</p>
<p>– Pourquoi sur le lustre ?</p>
<p>– On était contents ! »</p>
<p>Voilà comment, à 23 h 15, nous nous sommes retrouvés sur le trottoir, lui dans ma couette à motif de pingouins, moi dans un peignoir d’enfant hérité d’un cousin, huilés jusqu’aux coudes, au milieu de soixante personnes en pyjama. On brillait. Sous le lampadaire, on éclairait presque.</p>
<p>Les pompiers sont montés. Les voisins ont commencé à enquêter, en claquant des dents. Le monsieur du deuxième accusait les étudiants. Les étudiants accusaient la friteuse du cinquième. Le cinquième reniflait l’air, perplexe. « On dirait Montélimar. » Petit à petit, par cercles, tous les regards ont convergé vers deux silhouettes luisantes auxquelles étaient collées, je l’ai vu trop tard, des plumes de couette.</p>
<p>Un pompier est redescendu avec ma casserole au bout d’une pince.</p>
<p>« C’est à qui, ça ? »</p>
<p>J’ai levé une main. Elle a goutté.</p>
<p>« Monsieur ? Madame ? a-t-il hésité, le carnet ouvert.</p>
<p>– Charlie.</p>
<p>– Origine du sinistre, Charlie ? »</p>
<p>Soixante personnes se sont tues. Même l’alarme, je te jure, s’est tue à cet instant. J’ai cherché un mot digne. Fondue. Friture. Bougie parfumée. C’est Youri qui a parlé, très droit dans ses pingouins :</p>
<p>« Les épaules. »</p>
<p>Le pompier a noté. Il s’est relu. Il a refermé le carnet.</p>
<p>Dans le silence, quelqu’un a fait rouler un déambulateur jusqu’à nous. C’était madame Giraud, du rez-de-chaussée, 80 ans, manchon de fourrure, bigoudis. J’ai pensé que j’allais devoir déménager. Elle a regardé Youri, les plumes, mes mains, la casserole. Elle a pris son temps. Un sourire lui est remonté de très loin.</p>
<p>« Nous, avec Marcel, a-t-elle dit, c’étaient les plombs. »</p>', 'massage-alarme-incendie', '/illustrations/covers/massage-alarme-incendie.svg', '3 min de lecture', 'Le massage, les huiles et l’alarme incendie', 'Un massage aux chandelles, une casserole oubliée, sept étages évacués à Grenoble en janvier. Et une voisine de 80 ans qui a tout compris.', 'massage, alarme incendie, voisins, Grenoble, anecdote coquine', 'published', array['Désir & tabous'], array['sexualité', 'voisinage', 'humour', 'consentement'], 'anecdote', false, '2026-08-21T07:00:00Z', '2026-08-21T07:00:00Z', '2026-08-21T07:00:00Z'),
  ('22851b43-157e-8880-83d5-2f7831cfb729', 'J’ai matché avec mon voisin du dessous', 'Il m’écrivait chaque soir que sa voisine était un cheval. Je compatissais de tout mon cœur, en sabots, juste au-dessus de sa tête, à Nantes.', '<p><em>Mardi, 6 h 12.</em> « Désolé si j’écris mal, j’ai un cheval au-dessus de la tête. »</p>
<p>J’ai souri à mon téléphone. À cet instant précis, je traversais mon salon en sabots suédois pour attraper le bus de l’hôpital. « Un cheval ? – Ma voisine du dessus, a répondu Simon. Je crois qu’elle fait du dressage. » J’ai compati. J’insiste : j’ai sincèrement compati.</p>
<p>Simon, 38 ans, Nantes, photo de dos face à la mer, « à moins d’un kilomètre ». Moi, Élise, 36 ans, photo de profil sous un chapeau. Deux personnes qui s’étaient montré, au total, <a href="/blog/photos-de-profil-selfie-ascenseur">une oreille et demie</a>.</p>
<p><em>Jeudi, 20 h 30.</em> « Le cheval a mis Céline Dion. » J’étais en plein refrain. Je me suis dit que cette ville avait du goût.</p>
<p><em>Samedi, 21 h 40.</em> « Là, elle déplace une armoire. »</p>
<p>J’ai posé ma commode.</p>
<p>J’ai regardé la commode. J’ai regardé le parquet. Puis, comme on interroge un esprit, j’ai tapé du talon. Une fois.</p>
<p>« Elle vient de taper du pied. »</p>
<p>Deux fois.</p>
<p>« Deux coups. Élise, je crois qu’elle m’entend écrire. »</p>
<p>Je me suis assise par terre. Sous mes fesses, dix-huit centimètres de plancher, puis cet homme à qui je racontais ma vie depuis une semaine. Et qui, en retour, m’avait raconté la mienne : que je chantais faux, que j’appelais ma mère le dimanche sur haut-parleur, que je riais seule devant la télé. « Un rire de phoque, avait-il précisé. Mais de phoque heureux. »</p>
<p>J’aurais pu tout avouer. J’ai préféré enquêter.</p>
<p>« Tu devrais monter lui parler, ai-je écrit.</p>
<p>– Jamais. Imagine qu’elle soit charmante.</p>
<p>– Et si elle l’est ?</p>
<p>– Alors elle aurait des chaussons. »</p>
<p>Le lendemain, j’ai accroché mes sabots à la poignée de sa porte, avec un mot : <em>Pardon pour le haras. Le cheval.</em> À 19 h 02, mon téléphone vibrait : « Tu ne devineras jamais. Le cheval s’est excusé. Il chausse du 38. »</p>
<p>Puis, à 19 h 05 : « Elle a une très jolie écriture. »</p>
<p>Puis, à 19 h 11 : « Si je ne parlais pas déjà avec quelqu’un… »</p>
<p>J’ai passé la soirée à être jalouse de moi. J’en voulais beaucoup à cette femme. Avec ses petits mots, là, ses manières. Me piquer un type au bout de huit jours, par l’escalier de service, en laissant traîner ses chaussures.</p>
<p>À 22 heures, j’ai craqué. « On se voit ? Maintenant ?</p>
<p>– Oui. Où ?</p>
<p>– Tout près. Je ne peux pas aller loin, j’ai donné mes chaussures. »</p>
<p>Les trois petits points sont apparus. Ont disparu. Sont revenus. J’ai entendu, en bas, une chaise qu’on repousse, des pas dans un sens, des pas dans l’autre, un juron et une porte de placard. Puis le manche d’un balai a frappé mon plancher. Trois coups, bien espacés. Comme au théâtre.</p>
<p>Je suis descendue en chaussettes.</p>
<p>Il était sur le seuil, son balai à la main, rouge jusqu’à la racine de ses cheveux que je voyais enfin de face. « Pour le phoque…, a-t-il commencé. – Heureux, ai-je dit. Le phoque est heureux. » Et j’ai ri, ce qui a levé ses derniers doutes.</p>
<p>Cela fait un an. Nous vivons chez moi, c’est plus clair, et quelqu’un a repris l’appartement d’en dessous. Dimanche matin, nous avons trouvé un mot sous la porte. L’écriture était polie, un peu tremblée :</p>
<p>« Bonjour. Combien avez-vous de chevaux ? »</p>', 'match-voisin-du-dessous', '/illustrations/covers/match-voisin-du-dessous.svg', '3 min de lecture', 'J’ai matché avec mon voisin du dessous', '« J’ai un cheval au-dessus de la tête », m’écrivait-il. Le cheval, c’était moi. Histoire d’un match à un plancher de distance.', 'match, voisin, appli de rencontre, Nantes, messages, anecdote', 'published', array['Applis & profils'], array['voisinage', 'applis', 'messages', 'humour'], 'anecdote', false, '2026-10-16T06:55:00Z', '2026-10-16T06:55:00Z', '2026-10-16T06:55:00Z'),
  ('b993bfd0-a020-86ca-82ad-d5a5693f8a63', 'Mon ex tenait le bar', 'Mon rendez-vous avait choisi le bar. Derrière le comptoir, mon ex a pris un feutre et a commencé à me conseiller, sous-bock après sous-bock.', '<p>Il existe à Rennes, d’après mes calculs, deux cents bars où Gaëlle ne travaille pas. Bérénice avait choisi l’autre.</p>
<p>J’ai vu mon ex avant de voir mon rendez-vous. Elle essuyait un verre. Elle m’a vue la voir, puis elle a vu Bérénice se lever pour m’embrasser, puis elle a souri comme sourient les gens qui n’ont plus rien à réviser. Trois ans ensemble, dix-huit mois de séparation, une bouilloire en garde alternée : on s’était <a href="/blog/se-remettre-dune-rupture">quittées proprement</a>. Mais je n’avais jamais demandé à vérifier la propreté d’aussi près.</p>
<p>« Ça va ? m’a demandé Bérénice. Tu es toute droite.</p>
<p>– Je suis de nature droite. »</p>
<p>Gaëlle est arrivée avec deux bières, a posé un sous-bock devant moi, bien en face, et la bière dessus. J’ai attendu qu’elle s’éloigne. Au feutre, en capitales : <strong>BAISSE TES ÉPAULES.</strong></p>
<p>J’ai baissé mes épaules. C’était tout de suite mieux.</p>
<p>J’ai 31 ans, je répare des vélos, et quand j’ai peur je parle de dérailleurs. J’en étais aux galets de rechange quand elle a déposé des cacahuètes que personne n’avait demandées. Dessous : <strong>ARRÊTE AVEC LE VÉLO.</strong></p>
<p>Deuxième tournée : <strong>ELLE T’A DEMANDÉ DEUX FOIS OÙ TU AS GRANDI. RÉPONDS.</strong></p>
<p>J’ai répondu. Douarnenez, la conserverie, ma grand-mère Fine. Bérénice s’est penchée en avant, le menton dans la main. Elle restaurait des accordéons, elle avait un rire qui démarrait au quart de tour. Ça prenait. Je sentais que ça prenait. Olives : <strong>RACONTE LA CHÈVRE.</strong></p>
<p>J’ai raconté la chèvre, le bac pour l’île de Sein, le képi du gendarme. Bérénice pleurait de rire, la table d’à côté aussi. J’ai filé au comptoir.</p>
<p>« Mais tu fais quoi, là ?</p>
<p>– Mon métier. Je mets les gens à l’aise.</p>
<p>– Tu me mets des notes !</p>
<p>– Tu étais à quatre, tu es à huit. Bois de l’eau. »</p>
<p>Quand je suis revenue, Bérénice avait aligné les sous-bocks devant elle, côté écrit, dans l’ordre.</p>
<p>« Je les lis à l’envers depuis les cacahuètes, a-t-elle dit. C’est rudement bien observé. Elle te connaît d’où ?</p>
<p>– C’est mon ex.</p>
<p>– Ah. »</p>
<p>Il y a des <em>ah</em> qui ferment une porte. Celui-là en ouvrait une, mais pas de mon côté. Elle a regardé le bar, longuement. Puis elle m’a demandé un stylo, elle a pris le dernier sous-bock vierge, elle a écrit quelque chose derrière sa main, l’a retourné et l’a fait glisser sur le zinc en allant aux toilettes.</p>
<p>Je me suis dit : elle la remercie. Elle va nous offrir un verre. C’est élégant.</p>
<p>Gaëlle a lu. Et Gaëlle a rougi. Trois ans de vie commune, un accouchement de brebis, un contrôle fiscal : je n’avais jamais vu cette femme rougir. Je ne savais même pas qu’elle était équipée.</p>
<p>Elle est venue jusqu’à ma table, le sous-bock contre son tablier, comme on apporte un mauvais bulletin.</p>
<p>« Solenn, je suis embêtée.</p>
<p>– Montre. »</p>
<p>Elle a montré. Petite écriture penchée : <em>Et vous, vous finissez à quelle heure ?</em></p>
<p>J’ai attendu d’avoir mal. Rien n’est venu. C’était même plutôt drôle, et puis elles allaient bien ensemble : l’une remarque tout, l’autre lit à l’envers.</p>
<p>« J’avais combien, à la fin ? ai-je demandé.</p>
<p>– Neuf et demi. La chèvre était sublime. »</p>
<p>Je suis rentrée à vélo. J’en ai parlé à voix haute pendant tout le trajet, personne pour m’arrêter.</p>
<p>Elles se marient en juin. Elles m’ont demandé un service et j’ai dit oui avant la fin de la phrase : c’est moi qui tiens le bar. J’ai déjà acheté le feutre.</p>', 'mon-ex-tenait-le-bar', '/illustrations/covers/mon-ex-tenait-le-bar.svg', '3 min de lecture', 'Mon ex tenait le bar, et elle m’a coachée', 'Un premier rendez-vous à Rennes, mon ex au comptoir, et des conseils écrits au feutre sous chaque verre. Jusqu’au dernier sous-bock.', 'ex, bar, premier rendez-vous, Rennes, rencontre lesbienne, anecdote', 'published', array['Dates ratés'], array['rendez-vous', 'rupture', 'humour', 'messages'], 'anecdote', false, '2026-09-25T07:30:00Z', '2026-09-25T07:30:00Z', '2026-09-25T07:30:00Z'),
  ('b468be14-cbae-85a3-8452-b05bdb2b8af1', 'Les préservatifs, la pharmacie et ma prof de maths', 'J’ai fait vingt-deux kilomètres pour acheter une boîte de six sans croiser personne. Derrière moi, une voix m’a demandé le prix unitaire.', '<p>J’ai fait vingt-deux kilomètres pour acheter une boîte de six.</p>
<p>À Guéret, la pharmacienne a été ma monitrice de colonie, la préparatrice sort avec mon cousin, et la dame de la caisse, c’est ma tante. J’avais donc pris la voiture de ma mère, un vendredi, jusqu’à un bourg où je ne connaissais que le rond-point. J’ai 22 ans. J’avais rendez-vous le soir même avec Lou, et bon espoir.</p>
<p>La pharmacie était vide. J’ai repéré le présentoir, à gauche du comptoir, entre les pastilles et les semelles. J’ai tendu la main.</p>
<p>La porte a fait <em>ding</em>.</p>
<p>« Bastien Marchadier. Troisième rang, côté radiateur. »</p>
<p>Je n’ai pas eu besoin de me retourner. Quatre ans de maths avec madame Lafarge, ça se loge dans la colonne vertébrale. Ma main a continué sa route toute seule et elle a pris des semelles.</p>
<p>« Bonjour, madame.</p>
<p>– Vous êtes loin de chez vous.</p>
<p>– Je fais des courses. Pour ma santé. »</p>
<p>Et pour que ce soit crédible, j’en ai fait. Un dentifrice. Une tisane. Des pansements avec des dinosaures. Une genouillère. Au milieu de la pile, comme on glisse un mot d’absence dans le carnet, la boîte de six.</p>
<p>La pharmacienne a tout scanné, article par article, avec une lenteur de douanière.</p>
<p>« Quelle taille ?</p>
<p>– M.</p>
<p>– Pour la genouillère, d’accord. Et pour les préservatifs ? »</p>
<p>Elle avait une belle voix de théâtre. Un monsieur qui venait d’entrer est ressorti.</p>
<p>« Normale, ai-je dit au tapis.</p>
<p>– Parce que j’ai les six à 5,90, mais les douze sont à 9,50. »</p>
<p>Derrière moi, il y a eu un petit bruit. Je le connaissais. C’est le bruit de madame Lafarge qui débouche son stylo rouge, sauf qu’elle n’avait pas de stylo.</p>
<p>« Le prix unitaire, Bastien.</p>
<p>– Pardon ?</p>
<p>– On ne compare que ce qui est comparable. Posez.</p>
<p>– Là ? À voix haute ?</p>
<p>– Vous préférez passer au tableau ? »</p>
<p>J’ai posé. J’avais les oreilles brûlantes et une genouillère dans la main. « Cinq quatre-vingt-dix divisés par six… quatre-vingt-dix-huit centimes. Neuf cinquante divisés par douze… soixante-dix-neuf.</p>
<p>– Arrondi à ?</p>
<p>– Au centime.</p>
<p>– Donc ?</p>
<p>– Donc… les douze.</p>
<p>– Vous voyez, quand vous voulez. »</p>
<p>J’ai pris les douze. J’ai payé l’ensemble, trente et un euros quarante, dinosaures compris. J’allais atteindre la porte quand j’ai entendu, dans mon dos, la voix qui m’avait expliqué Thalès :</p>
<p>« Bonjour, Sylvie. La même chose.</p>
<p>– La tisane ?</p>
<p>– Ne faites pas l’enfant. Les douze. »</p>
<p>Je me suis retourné. Je n’aurais pas dû, mais je me suis retourné. Madame Lafarge, 61 ans, retraitée depuis juin, gilet beige, lunettes au bout d’une chaînette, cherchait l’appoint.</p>
<p>« Fermez la bouche, Bastien. Vous pensiez être le seul à calculer vos vingt-deux kilomètres ? »</p>
<p>Nous sommes sortis ensemble. Elle m’a tenu la porte. Sur le parking, une petite voiture rouge attendait, moteur tournant, et côté passager, une tête que j’aurais reconnue entre mille a plongé sous la boîte à gants. M. Delmas, EPS. Toute la cité scolaire avait parié sur eux, de la sixième à la terminale, sans jamais obtenir la moindre démonstration.</p>
<p>« Relevez-vous, Gérard, a dit madame Lafarge en ouvrant la portière. C’est un ancien. Il est majeur et il sait poser une division. »</p>
<p>M. Delmas s’est déplié avec une grimace, une main sur la jambe gauche. J’ai dit bonsoir, monsieur. Il a dit bonsoir, Marchadier. Elle s’est installée au volant, a mis sa ceinture, puis elle a baissé la vitre et m’a considéré, moi, mon sac transparent, mes dinosaures.</p>
<p>« Vous avez mal au genou ?</p>
<p>– Non, madame.</p>
<p>– Alors donnez-lui la genouillère. Le week-end va être long. »</p>', 'pharmacie-prof-de-maths', '/illustrations/covers/pharmacie-prof-de-maths.svg', '3 min de lecture', 'Préservatifs, pharmacie et ma prof de maths', 'Dans la Creuse, j’ai changé de village pour acheter des préservatifs en paix. Ma prof de maths avait eu la même idée. Récit d’une interro surprise.', 'préservatifs, pharmacie, sexualité, gêne, anecdote drôle, Creuse', 'published', array['Désir & tabous'], array['sexualité', 'préservatif', 'humour', 'petite ville'], 'anecdote', false, '2026-09-04T07:10:00Z', '2026-09-04T07:10:00Z', '2026-09-04T07:10:00Z'),
  ('ad395db9-28bd-84d6-80a0-c432f5c731c0', 'Mon date m’a présenté sa mère. Au premier verre.', 'Un jeudi à Liège, un garçon charmant, et sa mère qui commande un Orval. Elle aussi attendait quelqu’un. J’aurais dû reconnaître la description.', '<p>Ils étaient deux à ma table. J’en attendais un.</p>
<p>Thibaut, je l’ai reconnu tout de suite : la barbe, la chemise à palmiers, le sourire de la troisième photo. La dame assise à côté, en revanche, ne figurait sur aucune. Soixante-cinq ans, rouge à lèvres framboise, un sac posé droit sur les genoux.</p>
<p>« Maman, voici Loïc. Loïc, voici maman.</p>
<p>– Josiane, a dit Josiane. Faites comme si je n’étais pas là. »</p>
<p>Et elle a commandé un Orval, du fromage en cubes et de la moutarde.</p>
<p>J’ai 33 ans, je suis instituteur à Herstal, je sais gérer les parents. Mais d’habitude c’est en juin, et ils ont pris rendez-vous. Thibaut a plaidé à voix basse : sa mère n’avait plus de voiture, on l’attendait à vingt heures dans ce même café d’Outremeuse pour « un truc », il n’allait pas la laisser sur le trottoir. Une demi-heure, pas plus.</p>
<p>En une demi-heure, Josiane a établi que je ne fumais pas, que je ronflais un peu et que j’aimais les boulets sauce lapin. Elle m’a appris que Thibaut avait dormi jusqu’à onze ans avec une pieuvre en peluche nommée Monsieur Bernard.</p>
<p>« Maman.</p>
<p>– Quoi ? Il était très bien, Monsieur Bernard. Mieux que certains qui ont suivi. »</p>
<p>J’ai ri. Elle a ri. Je me suis rendu compte que j’avais tourné ma chaise. Thibaut regardait notre conversation comme un client devant une boîte de nuit, du mauvais côté du cordon.</p>
<p>À moins dix, Josiane a sorti un miroir et refait le framboise.</p>
<p>« Et vous, votre truc, c’est quoi ?</p>
<p>– Un verre. Avec un monsieur. C’est le troisième. »</p>
<p>Thibaut a reposé sa bière. « Un monsieur ? Tu le connais d’où ?</p>
<p>– Et Loïc, tu le connais d’où ? »</p>
<p>Silence de Thibaut. J’étais ravi. J’ai demandé comment il était, ce monsieur.</p>
<p>« Un amour. Ancien facteur. Il connaît tout Seraing par les boîtes aux lettres. Et il siffle ! Avec deux doigts, on l’entend jusqu’à la Meuse. »</p>
<p>Mon verre s’est arrêté à mi-chemin. Des facteurs retraités de Seraing qui sifflent avec deux doigts, me suis-je dit, il y en a sûrement plusieurs.</p>
<p>La porte s’est ouverte. Costume de la communion de ma cousine, bouquet de freesias, cheveux plaqués à l’eau. Mon père, divorcé depuis le siècle dernier, joue au couyon tous les jeudis au cercle. Le matin même, il m’avait dit que c’était son tour d’apporter les chips.</p>
<p>« Papa ?</p>
<p>– Loïc ? Qu’est-ce que tu fais là ?</p>
<p>– J’ai rendez-vous.</p>
<p>– Tiens. Moi aussi. » Il a regardé Thibaut, il a regardé Josiane, il a regardé les freesias. « C’est lui, le tien ?</p>
<p>– C’est elle, la tienne ?</p>
<p>– Il a l’air bien.</p>
<p>– Elle est formidable. »</p>
<p>On a rapproché une table.</p>
<p>Vers vingt-trois heures, mon père a sifflé pour appeler le serveur et Josiane l’a contemplé comme s’il venait d’inventer le feu. Sous le bord de la nappe, ils se tenaient la main. Thibaut l’a vu. Je l’ai vu. Nous avons fait le calcul en même temps, chacun le lisait sur la figure de l’autre : si eux, alors pas nous. Et eux, c’était parti, les fripouilles.</p>
<p>Ils se sont mariés à la maison communale de Seraing, un samedi de pluie. Nous étions témoins. À Noël, Josiane nous a tricoté le même pull, avec une pieuvre.</p>
<p>Ce soir-là, je cherchais un amoureux. J’ai eu un frère. Il a ma foreuse depuis le mois de mars et il dit que c’est la sienne.</p>', 'presente-sa-mere-au-premier-verre', '/illustrations/covers/presente-sa-mere-au-premier-verre.svg', '3 min de lecture', 'Mon date m’a présenté sa mère au premier verre', 'Il est venu boire un verre avec sa mère. Elle était formidable. Le problème, c’est l’homme avec qui elle avait rendez-vous.', 'premier verre, belle-mère, date raté, Liège, rencontre gay, anecdote', 'published', array['Dates ratés'], array['rendez-vous', 'famille', 'humour', 'premier verre'], 'anecdote', false, '2026-10-23T07:40:00Z', '2026-10-23T07:40:00Z', '2026-10-23T07:40:00Z'),
  ('1474ae24-f3c4-8e8d-8506-b6f6614a2061', 'Mon pull à l’envers, mon plus beau compliment', 'Neuf tenues essayées, deux copines au téléphone, et je suis arrivée avec l’étiquette sous le menton. Il l’a lue tout haut. J’en souris encore.', '<p><em>100 % laine vierge. Laver à la main. Ne pas essorer. Sécher à plat.</em></p>
<p>Voilà ce qu’on pouvait lire sur moi, un dimanche de mars, à la terrasse la plus fréquentée du port de Vannes. En quatre langues, sous le menton.</p>
<p>Je ne le savais pas encore. Je savais seulement que j’avais 61 ans, que mon dernier premier rendez-vous s’était tenu sous Mitterrand, premier septennat, et que Jean-Yves, ancien patron de vedette, m’attendait à quinze heures. La veille, j’avais essayé neuf tenues devant un téléphone calé contre le grille-pain. À l’autre bout, mes deux conseillères.</p>
<p>« La bleue, disait Yvette, tu fais notaire.</p>
<p>– La rouge, disait Maryvonne, tu fais cliente de notaire.</p>
<p>– Le pull gris. Il est doux. Un homme doit avoir envie de toucher.</p>
<p>– Yvette !</p>
<p>– La manche, Maryvonne. Envie de toucher la <em>manche</em>. »</p>
<p>Va pour le gris. Je l’avais enlevé pour me coiffer, remis pour partir, renlevé pour le parfum, remis dans l’ascenseur. C’est là, je pense, que l’histoire s’est retournée.</p>
<p>Dans la rue, on m’a beaucoup regardée. J’ai cru à mon succès. Une jeune femme m’a fait un petit signe vers le cou ; j’ai répondu par un signe vers le cou, c’était peut-être une mode. Le garçon de café a ouvert la bouche, l’a refermée. Je me suis assise, et je me suis trouvée, je le dis sans honte, très en beauté.</p>
<p>Jean-Yves s’est levé pour m’accueillir. Il avait des mains larges, une veste de marin, des yeux à regarder l’horizon. Ils se sont posés un peu plus bas que mon visage. Il a lu. Je voyais bien qu’il lisait quelque chose. Puis il a tiré ma chaise et il m’a parlé des courants du golfe.</p>
<p>Une heure a passé, une bonne heure. J’ai raconté les trente ans de cantine scolaire, le divorce, le chant breton. Il m’écoutait pour de vrai. Par deux fois, il a paru sur le point d’ajouter quelque chose. Par deux fois, il a souri dans sa tasse.</p>
<p>C’est le miroir des toilettes qui m’a tout dit.</p>
<p>Les coutures. Les fils. À l’envers et, tant qu’à faire, devant derrière : l’étiquette se dressait sous ma gorge comme un drapeau de reddition. J’avais fait tout le port avec ça. J’avais fait l’église. Je me suis appuyée au lavabo et j’ai envisagé la fenêtre ; elle donnait sur les poubelles, et je n’ai plus le bassin pour les fenêtres.</p>
<p>J’aurais pu le remettre à l’endroit. J’avais déjà un bras sorti. Et puis j’ai pensé : il sait depuis une heure. Si je reviens corrigée, c’est que j’ai honte. Et une femme qui a nourri deux cents gamins par jour n’a pas honte d’une couture. J’ai rentré le bras. J’ai même lissé l’étiquette.</p>
<p>« Jean-Yves, ai-je dit en me rasseyant, mon pull est à l’envers.</p>
<p>– Oui.</p>
<p>– Vous l’avez vu quand ?</p>
<p>– Quand vous avez passé l’église.</p>
<p>– Et vous n’avez rien dit !</p>
<p>– Je vous trouvais si contente. Et puis ça m’a beaucoup renseigné. » Il a chaussé ses lunettes, s’est penché au-dessus des tasses et a lu avec application : « <em>Laver à la main. Ne pas essorer. Sécher à plat.</em> » Il a réfléchi. « Je vais vous dire, à 63 ans, moi, c’est à peu près pareil. »</p>
<p>J’ai ri si fort que les mouettes ont quitté le ponton. Quand j’ai rouvert les yeux, il y avait quelque chose de changé en face de moi. Il m’a fallu un moment. La doublure à carreaux. Les poches qui pendaient dehors comme des oreilles de cocker. Pendant que j’étais aux toilettes, à me demander si j’étais ridicule, cet homme avait enlevé son caban en pleine terrasse, un dimanche, et l’avait remis à l’envers. Il l’a porté jusqu’au bout de la jetée.</p>
<p>On m’a appris à me méfier des hommes qui retournent leur veste. J’en ai gardé un.</p>', 'pull-a-l-envers', '/illustrations/covers/pull-a-l-envers.svg', '4 min de lecture', 'Mon pull à l’envers, mon plus beau compliment', 'À 61 ans, j’ai passé tout un premier rendez-vous à Vannes avec mon pull à l’envers. Sa réponse tient en un geste, et en une expression.', 'confiance en soi, premier rendez-vous, 60 ans, Vannes, anecdote', 'published', array['Confiance en soi'], array['confiance', 'rendez-vous', 'humour', 'vêtements'], 'anecdote', false, '2026-07-24T07:15:00Z', '2026-07-24T07:15:00Z', '2026-07-24T07:15:00Z'),
  ('ee6c0e38-d3d1-8b13-8322-bcea13094df3', 'Réveillon : mon date portait le même costume que mon père', 'Velours côtelé lie-de-vin, revers en pointe, boutons dorés. Il en existait deux en Alsace. Ils se sont retrouvés chez mes parents, le 31.', '<p>Sur la photo, on voit douze personnes, une dinde et deux fois le même homme.</p>
<p>Il faut que j’explique la table des enfants. Chez mes parents, à Sélestat, le 31 décembre, les couples dînent dans la salle à manger. Les autres dînent dans la véranda, sur des tabourets, avec les petits cousins. J’ai 47 ans. J’étais à <a href="/blog/celibataire-arrete-de-texcuser">la table des enfants</a>. J’avais même de l’ancienneté : c’est moi qui coupais la viande.</p>
<p>Cette année-là, j’ai annoncé que je viendrais avec Bertrand. Il y a eu un blanc au téléphone, puis la voix de ma mère, lointaine : « André ! Les rallonges ! »</p>
<p>On se voyait depuis deux mois. Un libraire de Colmar, 50 ans, drôle, et si inquiet de plaire que je lui avais interdit de m’envoyer des photos de ses essayages. « Habille-toi comme tu te sens bien. » Il s’est senti bien. Quand il a ôté son manteau dans l’entrée, j’ai vu apparaître, centimètre par centimètre, un trois-pièces en velours côtelé lie-de-vin, revers en pointe, boutons dorés.</p>
<p>« Je l’ai trouvé dans une friperie. Une pièce unique, m’a dit la vendeuse. »</p>
<p>La porte du salon s’est ouverte. Mon père, trois-pièces en velours côtelé lie-de-vin, revers en pointe, boutons dorés, une coupe dans chaque main.</p>
<p>Il l’avait acheté à la liquidation de chez Kieffer en 1988. Il le porte une fois l’an, depuis, avec la fierté d’un homme qui n’a pas pris un gramme, ou qui a fait déplacer les boutons.</p>
<p>Ils se sont regardés. Longtemps. Mon père a fait le tour de Bertrand.</p>
<p>« Kieffer m’avait juré que c’était le dernier.</p>
<p>– À moi, qu’il était unique, monsieur.</p>
<p>– Tu as la poche intérieure qui bâille ?</p>
<p>– La gauche.</p>
<p>– La gauche », a confirmé mon père, très ému.</p>
<p>On est passés à table. La vraie. Et la soirée a commencé à se dédoubler. Ma grand-mère, qui n’y voit plus guère, a confié à Bertrand que, pour la cave, elle ne dirait rien à maman. L’oncle Rémy lui a reproché une vidange de 1996. La petite Lili s’est endormie sur ses genoux en l’appelant papi. Le chien, après avoir reniflé l’un puis l’autre, s’est couché dans l’entrée, face au mur. De son côté, mon père a reçu ma main sur la cuisse pendant le discours du président. Il m’a dit, sans quitter l’écran : « C’est gentil, mon grand, mais c’est moi. »</p>
<p>À minuit, quelqu’un a éteint pour les bougies. Embrassades, confettis, bousculade. Dans la pénombre, ma mère s’est jetée sur un dos en velours, l’a enlacé, y a posé la joue. « Ah, mon André. Quarante-neuf ans, et toujours cette carrure. »</p>
<p>« Merci, madame », a dit Bertrand.</p>
<p>On a rallumé. Elle n’a pas desserré les bras tout de suite. « Il sent bon », a-t-elle fait remarquer à la cantonade.</p>
<p>Vers une heure, ils avaient tombé la veste pour laver les verres, mon père lavait, il essuyait, ils se disputaient sur l’entretien du velours. Au moment de partir, chacun a repris la sienne sur le dossier d’une chaise. Celle de l’autre, évidemment. On s’en est aperçus dans la voiture, quand Bertrand a voulu chercher les clés et a sorti de la poche gauche, celle qui bâille, une feuille pliée en huit. L’écriture de mon père, en majuscules :</p>
<ul>
<li>NE PAS PARLER DE POLITIQUE.</li>
<li>LE RESSERVIR.</li>
<li>ÊTRE GENTIL, MÊME SI BIZARRE.</li>
<li>LE PETIT A L’AIR HEUREUX. LE DIRE, SI POSSIBLE.</li>
</ul>
<p>Nous n’avons pas démarré tout de suite. Le petit, c’est moi.</p>
<p>On a frappé à la vitre. Mon père, en pantoufles dans la neige, l’autre veste sur le dos et un papier plié en huit à la main. Il l’avait lu, ça se voyait à son nez.</p>
<p>« Tiens, a-t-il dit à Bertrand. Tu as oublié ton antisèche. »</p>
<p>Puis il s’est tourné vers moi, il a pris son souffle et il a regardé le poignet de sa chemise. Il avait recopié la phrase au stylo.</p>
<p>« Tu as l’air heureux », a-t-il lu.</p>', 'reveillon-meme-costume', '/illustrations/covers/reveillon-meme-costume.svg', '4 min de lecture', 'Réveillon : le même costume que mon père', 'J’amène enfin quelqu’un au réveillon. Il porte le même velours lie-de-vin que mon père. À minuit, ma mère se trompe de dos.', 'réveillon, présenter à sa famille, costume, Alsace, anecdote drôle', 'published', array['Vie de célibataire'], array['célibat', 'famille', 'réveillon', 'humour'], 'anecdote', false, now() + interval '30 days', now(), now()),
  ('ca97efbf-8af4-8daa-89f7-08995575876a', 'Trois heures de train pour un câlin de deux minutes', 'Lille-Lyon, un maroilles dans le sac, et Nadia qui n’avait plus que deux minutes à m’accorder, sur un quai. Le retour m’a rendu la monnaie.', '<p>Départ Lille-Flandres, 10 h 04. Arrivée Lyon Part-Dieu, 13 h 04. Voiture 7, place 52, fenêtre. Un sac de sport, une chemise repassée, un maroilles entier affiné sept semaines.</p>
<p>Nadia est contrôleuse de trains. On s’était trouvés un soir où elle dormait à Lille, entre deux services, à neuf cents mètres de chez moi. Une terrasse, trois heures de conversation, puis son réveil réglé sur 4 h 20 et six semaines de messages. Ce samedi-là, elle m’avait promis l’après-midi, les quais du Rhône et une quenelle. J’ai 38 ans. Je n’avais pas repassé de chemise depuis un mariage.</p>
<p>À 11 h 50, en pleine Bourgogne, mon téléphone :</p>
<p>« Catastrophe. Collègue malade. On me met sur le Marseille de 13 h 06. »</p>
<p>Puis : « Tu arrives à 04. C’est le quai d’en face. »</p>
<p>Puis : « Ça nous fait deux minutes. »</p>
<p>J’ai regardé défiler des vaches. Deux minutes, en amour, ce n’est rien. En gare, c’est énorme : j’ai vu des familles de sept descendre avec une poussette double et un aquarium. J’ai répondu : « J’y serai. Voiture 7. »</p>
<p>« Reste près de la porte », a-t-elle écrit. Je n’avais jamais rien lu d’aussi torride.</p>
<p>À 12 h 31, le train a ralenti. À 12 h 33, il s’est arrêté dans un champ. Le haut-parleur a parlé d’une « régulation du trafic ». J’ai fait le point avec ma voisine de couloir, une religieuse qui tricotait, et à qui j’avais tout dit vers Le Creusot.</p>
<p>« Combien vous reste-t-il ?</p>
<p>– Si on repart maintenant, une minute trente.</p>
<p>– C’est jouable, a tranché la sœur. Laissez le sac, je vous le passerai par la fenêtre.</p>
<p>– Elles ne s’ouvrent pas.</p>
<p>– Alors courez avec. »</p>
<p>J’ai couru avec. 13 h 04 et trente secondes, les portes. Nadia était en face, casquette, gants, sifflet, l’œil sur l’horloge. Je l’ai vue me voir. J’ai traversé le quai, et il y a eu cette seconde bête où, après six semaines de messages, on ne sait plus quoi faire de ses bras. « Je peux ? – Dépêche-toi. »</p>
<p>Je ne vais pas te décrire un câlin. Elle sentait le café et le papier neuf. Il y avait, entre nous, sa sacoche, ma bandoulière et sept semaines d’affinage. « C’est quoi, cette odeur ? a-t-elle dit dans mon cou. – Un cadeau. – Ne bouge pas. » À 13 h 05 et cinquante secondes, elle a porté le sifflet à ses lèvres et elle a sifflé par-dessus mon épaule sans me lâcher. J’ai cru que c’était moi qui partais.</p>
<p>Puis le Marseille est parti. Elle faisait de grands gestes derrière la vitre de la dernière porte. J’avais toujours le maroilles.</p>
<p>Les quais du Rhône, en tête à tête avec un fromage, c’est long. J’ai échangé mon billet contre celui de 14 heures, j’ai repris une place 52, une fenêtre, et j’ai fait de la buée dessus. Vers Mâcon, la porte du fond s’est ouverte sur un contrôleur immense, moustache blanche, démarche de cow-boy. Il reniflait. Il a remonté l’allée en reniflant, rangée après rangée, et il s’est arrêté à la mienne.</p>
<p>« C’est vous, le maroilles ?</p>
<p>– Comment vous… ?</p>
<p>– Nadia a prévenu toute la ligne. » Il a scanné mon billet, éteint sa machine, boutonné sa veste. « Elle dit que, sur deux minutes, il vous en manque une demie. Je suis chargé de la régularisation. Levez-vous, s’il vous plaît. Enfin, si vous êtes d’accord. »</p>
<p>J’étais d’accord.</p>
<p>Il s’appelait Jean-Marc et il serrait comme on attelle deux wagons. Toute la voiture comptait les secondes à voix haute. À trente, il m’a rendu ma place, il a accepté le fromage, et il est reparti vers l’avant, très digne. Cinq minutes plus tard, le haut-parleur a grésillé :</p>
<p>« Mesdames et messieurs, le contrôle des billets a pris trente secondes de retard, en raison d’un bagage affectif oublié à Lyon. Veuillez nous en excuser. »</p>', 'trois-heures-de-train', '/illustrations/covers/trois-heures-de-train.svg', '4 min de lecture', 'Trois heures de train pour un câlin de deux minutes', 'Elle est contrôleuse, elle a été appelée en renfort, il nous restait deux minutes sur un quai de la Part-Dieu. Un récit à l’heure, presque.', 'distance, train, rendez-vous raté, Lyon, Lille, anecdote romantique', 'published', array['Dates ratés'], array['rendez-vous', 'distance', 'voyage', 'humour'], 'anecdote', false, '2026-08-14T06:45:00Z', '2026-08-14T06:45:00Z', '2026-08-14T06:45:00Z'),
  ('2e130130-5b41-87bb-8e05-9e80029ad1f1', 'On s’est trompés de table, et c’était mieux', 'Deux Camille, un soir de neige, dans la même winstub. Je me suis assis devant la mauvaise et je lui ai demandé des nouvelles de sa tortue.', '<p>Reprenons les faits. Jeudi, 19 h 30, il neige. Une winstub de la Krutenau, à Strasbourg, neuf tables, de la buée jusqu’en haut des vitres. J’ai rendez-vous avec une Camille : brune, la trentaine, foulard vert.</p>
<p>« Je rejoins Camille », dis-je au serveur.</p>
<p>Il me regarde, regarde la salle, me regarde encore, et me conduit près du poêle. Brune, la trentaine, foulard. Vert, bleu : à la bougie, c’est une affaire d’opinion.</p>
<p>« C’est toi ? demande-t-elle.</p>
<p>– C’est moi. »</p>
<p>Personne, jamais, n’a menti en répondant cela. C’est tout le problème.</p>
<p>On commande un pichet. Elle est vive, un peu moqueuse, elle trempe son pain dans la crème de la salade sans demander pardon. Je la trouve bien mieux qu’à l’écrit. Pour lui montrer que j’ai lu ses messages, je prends des nouvelles de Simone. Simone, c’est sa tortue. Elle m’en a parlé pendant trois jours.</p>
<p>« Et Simone, elle va bien ?</p>
<p>– Je t’ai parlé de Simone ? dit-elle, touchée. Elle dort beaucoup, en ce moment.</p>
<p>– C’est la saison. Tu la laisses dans le garage ?</p>
<p>– Dans le… ? Non. Elle a sa chambre. Avec balcon. »</p>
<p>Je hoche la tête. J’ai 35 ans, j’enseigne les sciences naturelles, je ne suis pas là pour juger les conditions d’élevage.</p>
<p>« Elle mange bien ? De la salade ?</p>
<p>– De tout. Le dimanche, du munster.</p>
<p>– Du <em>munster</em> ?</p>
<p>– On ne va pas la priver à son âge.</p>
<p>– Et elle a quel âge ?</p>
<p>– Quatre-vingt-douze.</p>
<p>– Oh, c’est encore jeune. »</p>
<p>Là, elle cesse de mâcher. Mais elle est bien élevée : c’est elle qui relance.</p>
<p>« Et toi, la cheville ? Tu ressautes quand ?</p>
<p>– Je ressaute ?</p>
<p>– De l’avion. »</p>
<p>Je crois à une métaphore. Je réponds que je ressaute ce soir, en quelque sorte. Elle trouve ça charmant. On trinque. Et je pourrais passer ma vie dans ce malentendu si, par conscience professionnelle, je ne posais pas la question de trop.</p>
<p>« Et Simone, elle sort, l’hiver ?</p>
<p>– Le mardi. Elle a belote. »</p>
<p>Je repose ma fourchette.</p>
<p>« Camille, de qui parles-tu ?</p>
<p>– De ma grand-mère. Et toi ?</p>
<p>– De ta tortue. »</p>
<p>Le silence dure le temps de servir une choucroute. Puis nous tournons la tête, très lentement. À l’autre bout de la salle, sous le cerf, une brune au foulard vert, indiscutablement vert, essuie des larmes de rire. En face d’elle, un homme bâti comme une armoire a la jambe étendue sur une chaise. Une cheville dans une attelle.</p>
<p>L’armoire nous voit. L’armoire comprend. L’armoire lève son verre.</p>
<p>« Il faut leur dire, murmure Camille, la bleue.</p>
<p>– Absolument.</p>
<p>– Après le plat.</p>
<p>– Après le dessert, plutôt. Ce serait impoli. »</p>
<p>Le sommet à quatre se tient au portemanteau, vers 23 heures. La vraie Camille parle la première, en ajustant son foulard. « Samir, sans vouloir te vexer, je suis très bien sous le cerf. » Je ne suis pas vexé. Je la prie d’embrasser Simone. La sienne. La tortue.</p>
<p>Au moment de payer, je crois bon d’informer le serveur, avec tact, qu’il a interverti deux tables. C’est un homme rond, à nœud papillon, qui s’appelle Freddy et travaille ici depuis vingt-six ans. Il prend l’air blessé.</p>
<p>« Deux Camille à 19 h 30, monsieur, je l’avais sur mon cahier depuis le matin. Je vous ai regardés entrer, tous les quatre. Vous, en face d’une dame qui m’a montré sa tortue en photo avant d’ôter son manteau ? Et le parachutiste avec la petite qui réclame déjà du pain ? »</p>
<p>Il ferme le cahier.</p>
<p>« Je me trompe dans les additions. Dans les tables, jamais. »</p>', 'trompes-de-table', '/illustrations/covers/trompes-de-table.svg', '3 min de lecture', 'On s’est trompés de table, et c’était mieux', 'À Strasbourg, un premier rendez-vous avec la mauvaise Camille, une tortue qui joue à la belote et un serveur qui ne se trompe jamais.', 'premier rendez-vous, quiproquo, Strasbourg, winstub, anecdote', 'published', array['Premiers rendez-vous'], array['rendez-vous', 'restaurant', 'humour', 'quiproquo'], 'anecdote', false, '2026-09-11T07:25:00Z', '2026-09-11T07:25:00Z', '2026-09-11T07:25:00Z'),
  ('18a779ce-2a1b-8b83-8b4f-4c3916aadc67', 'Le message vocal de onze minutes', 'Son tout premier message durait onze minutes et quatre secondes. Il avait oublié d’arrêter l’enregistrement. Moi, je n’ai rien oublié du tout.', '<p><strong>0 min 00.</strong> Il respire. Je le signale parce qu’il va respirer beaucoup.</p>
<p><strong>0 min 04.</strong> « Bonjour Nadège, c’est Bruno, du site. Je préfère te parler de vive voix, c’est plus naturel. » Il se racle la gorge. « Voilà. » Je suis dans ma cuisine, à Marseille, j’ai 43 ans et une montagne de vaisselle. Le compteur affiche <em>onze minutes</em>. Je mets les gants.</p>
<p><strong>0 min 31.</strong> « Donc, moi, je… non. Attends. Je recommence. » Un bruit de pouce sur du verre. Il est persuadé d’avoir effacé. Il n’a pas effacé.</p>
<p><strong>0 min 45.</strong> Une porte. Des clés. Des griffes sur du carrelage. « Allez, Biscotte, on descend. » Je pourrais arrêter là. J’attaque la poêle.</p>
<p><strong>1 min 20.</strong> Escalier. Il compte les marches. Pas pour le chien : pour lui, à mi-voix, avec un petit <em>hop</em> à la dernière de chaque étage. Quatrième, hop. Troisième, hop.</p>
<p><strong>2 min 10.</strong> Madame Ferrero entre en scène. « Bruno, vous avez une mine ! Vous avez dormi ? – Pas bien, madame Ferrero. – C’est une femme ? – C’est une photo, pour l’instant. »</p>
<p>Je coupe l’eau.</p>
<p><strong>3 min 02.</strong> Madame Ferrero explique ses aubergines. Il demande s’il faut les faire dégorger. Elle répond qu’on ne fait dégorger que les menteurs et les concombres. Il y a de l’ail, des anchois, et quelque chose qu’un scooter recouvre. Puis : « Et là, deux heures au four, et la femme, elle reste. »</p>
<p><strong>4 min 50.</strong> La rue. Quelqu’un lui doit vingt euros. Il dit que ça ne presse pas. Quelqu’un d’autre lui en réclame dix. Il paie.</p>
<p><strong>6 min 15.</strong> Il chante. Une chanson italienne dont il connaît le refrain et invente le reste. Je reconnais <em>lavatrice</em>, machine à laver, à l’endroit où l’on attendait plutôt <em>per sempre</em>.</p>
<p><strong>7 min 40.</strong> Un banc, je pense. Le chien boit. Et puis, tout bas, sur le ton qu’on prend avec les chiens et les médecins :</p>
<p>« Qu’est-ce que je lui dis, Biscotte ? Tu l’as vue, la photo avec la pastèque ? Elle rit avec les yeux fermés. Moi, les gens qui rient les yeux fermés, j’ai confiance. »</p>
<p>Je m’assois. Avec les gants.</p>
<p><strong>8 min 25.</strong> « Si je dis que je suis bien tout seul, elle va croire que je n’ai besoin de personne. Si je dis que j’en ai marre, elle va croire que je suis un cas. » Silence du chien. « La vérité, c’est que je fais toujours des pâtes pour deux. J’ai jamais su doser. »</p>
<p><strong>9 min 12.</strong> « Non, mais on ne commence pas par des pâtes. On commence par bonjour. »</p>
<p><strong>9 min 30.</strong> Une mouette. Longuement.</p>
<p><strong>10 min 05.</strong> « Bon. Je me lance. Je prends le téléphone, j’appuie, et… »</p>
<p>Un blanc.</p>
<p>« Pourquoi ça tourne déjà ? »</p>
<p>Un deuxième blanc, plus profond.</p>
<p>« Non. Non, non, non. Depuis <em>quand</em> ça tourne ? Biscotte ! Comment on… c’est la croix ? C’est la flèche. Non, pas la flèch… »</p>
<p><strong>11 min 04.</strong> Fin du message. C’était la flèche.</p>
<p>Il a écrit aussitôt, sept fois. Qu’il était désolé, que je n’écoute surtout pas, qu’il changeait de ville, qu’il laissait le chien à madame Ferrero. J’ai enlevé mes gants. J’ai cherché <a href="/blog/premier-message-dix-phrases">une première phrase</a> à la hauteur de l’événement, j’en ai essayé plusieurs, toutes un peu trop jolies.</p>
<p>Finalement, j’ai demandé ce que le scooter m’avait empêchée d’entendre :</p>
<p>« Combien de gousses d’ail ? »</p>
<p>Il a répondu : « Quatre. Mais pour deux. »</p>', 'vocal-de-onze-minutes', '/illustrations/covers/vocal-de-onze-minutes.svg', '3 min de lecture', 'Le message vocal de onze minutes', 'Un vocal interminable, une voisine, des aubergines, un chien confident : écoute minute par minute du plus beau premier message de Marseille.', 'message vocal, premier message, Marseille, rencontre, anecdote drôle', 'published', array['Premiers messages'], array['premier message', 'messages', 'humour', 'applis'], 'anecdote', false, '2026-09-18T06:50:00Z', '2026-09-18T06:50:00Z', '2026-09-18T06:50:00Z'),
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
<p>On nous objectera qu’il y a du danger, qu’à se montrer libre on passe pour facile, collant, en manque. Auprès de certains, sûrement. Ceux-là cherchent une truffe, et ils te laisseront en terre dès qu’ils l’auront trouvée. Le gratin a cet avantage qu’il trie les convives.</p>
<p><strong>21 h 46.</strong> Tu regardes le plat. Tu regardes l’écran. Tu effaces « un monde fou, ici » et tu tapes, très vite, avant que la truffe en toi se réveille : « J’ai menti. Je suis chez moi, il n’y a pas de dingue, il y a un reste de gratin. »</p>
<p><strong>21 h 46, toujours.</strong> Trois petits points. À trois kilomètres, on vient d’éteindre une alarme : « De quoi, le gratin ? »</p>
<p>Il va falloir réchauffer le milieu, et trouver une deuxième fourchette.</p>', 'arretons-de-faire-semblant', '/illustrations/covers/arretons-de-faire-semblant.svg', '4 min de lecture', 'Et si on arrêtait de faire semblant d’être débordés ?', 'On attend tous un message devant un reste de gratin. Traité de paix en trois articles pour gens disponibles qui n’osent pas le dire.', 'messages, répondre vite, séduction, disponibilité, sincérité', 'published', array['Relations'], array['messages', 'célibat', 'confiance', 'humour'], 'blog', false, '2026-08-19T07:00:00Z', '2026-08-19T07:00:00Z', '2026-08-19T07:00:00Z'),
  ('dc8c7903-c789-8024-8a88-e116b2f56f1e', 'Bonnes résolutions amoureuses : n’en prends qu’une', 'Les résolutions font la queue pour la nouvelle année. Un seul poste à pourvoir, et une épreuve éliminatoire : le mardi de février.', '<p>L’an dernier, tu avais noté sept résolutions amoureuses dans ton téléphone, entre le code du portail et une recette de houmous. Tu sais toujours faire le houmous.</p>
<p>Cette année, on change de méthode. Un seul poste à pourvoir, douze mois, temps partiel. Les sept anciennes attendent dans le couloir avec quelques nouvelles, faisons entrer tout le monde.</p>
<h2>Les recalées</h2>
<p><strong>« Trouver quelqu’un »</strong> se présente la première, en tailleur, très sûre d’elle. Problème : la moitié du travail revient à quelqu’un, justement, qui n’a pas été prévenu. Merci, au revoir.</p>
<p><strong>« Quitter les applis »</strong> a de l’expérience : elle l’a déjà fait en janvier, en mars et un dimanche de juin. À chaque fois, elle était revenue pour le goûter.</p>
<p><strong>« Ne plus jamais écrire à mon ex »</strong> arrive avec un beau « jamais » tout neuf. On l’a testé : il résiste jusqu’au deuxième kir.</p>
<p><strong>« Devenir quelqu’un de spontané »</strong> demande à quelle date elle doit commencer.</p>
<p><strong>« Aimer mon corps »</strong> nous serre le cœur, parce qu’elle a raison. Mais elle est trop grande pour la porte. On lui propose de revenir en plus petit : acheter un jean à la taille d’aujourd’hui, et donner celui qui attend depuis trois étés.</p>
<h2>L’épreuve du mardi</h2>
<p>Le 1ᵉʳ janvier ne prouve rien. Tout tient, le 1ᵉʳ janvier, même les sourcils de ton oncle. Pour juger une résolution, imagine-la un mardi de février, à 18 h 50 : il pleut, une de tes chaussures prend l’eau, il reste un céleri-rave à éplucher. Tu peux la faire quand même ? Elle a un verbe, une taille raisonnable, elle ne dépend que de toi ? Elle passe.</p>
<p>« M’ouvrir aux rencontres » ne survit pas au céleri-rave. « Poser une vraie question dans chaque message » s’en sort très bien, d’une seule main.</p>
<h2>Les cinq finalistes</h2>
<ol>
<li><strong>Proposer un lieu et une heure avant le dixième message.</strong> « Jeudi, 19 h, le café à l’auvent vert ? » On peut te dire non. On ne peut plus te dire « à l’occase ».</li>
<li><strong>Dire non le jour même.</strong> Deux lignes aimables au lieu de trois semaines de brouillard. C’est la résolution préférée de gens que tu ne reverras jamais, et qui parleront bien de toi.</li>
<li><strong>Sortir une fois par mois en ta propre compagnie.</strong> Pas pour croiser quelqu’un : pour le film, le concert, le plat du jour. Choisis la bonne place, tu es avec quelqu’un qui connaît tes goûts. (<a href="/blog/celibataire-arrete-de-texcuser">Le célibat n’est pas une salle d’attente</a>, on l’a déjà dit, on le redira.)</li>
<li><strong>Formuler une envie à voix haute.</strong> Une par semaine, à table ou au lit : « plus lentement », « reste », « pas de fondue ». Pour la version de nuit, il y a <a href="/blog/dire-ce-quon-veut-au-lit">un mode d’emploi</a>.</li>
<li><strong>Offrir un compliment et t’en aller.</strong> Sur une chose choisie – un foulard, une blague, un livre –, sans attendre la monnaie. Si quelqu’un te rattrape dans la rue pour te la rendre, ce n’est plus de notre ressort.</li>
</ol>
<p>Prends celle qui t’a donné un peu chaud en la lisant. C’est elle.</p>
<h2>Prise de poste</h2>
<p>Écris-la sur un bout de papier et colle-le là où tu regardes sans faire exprès : l’intérieur du placard, la boîte à thé, le pot de tahini. Période d’essai de quatre mardis. Si tu en manques un, inutile d’attendre l’année prochaine : le mercredi embauche aussi.</p>
<p>Les sept de l’an dernier peuvent rester dans le téléphone, entre le portail et les pois chiches. Elles repostuleront en décembre. Elles repostulent toujours, et elles adorent ton houmous.</p>', 'bonnes-resolutions-amoureuses', '/illustrations/covers/bonnes-resolutions-amoureuses.svg', '3 min de lecture', 'Bonnes résolutions amoureuses : n’en prends qu’une', 'Trouver quelqu’un, quitter les applis, aimer son corps : recalées. Cinq résolutions assez petites pour survivre à un mardi de février.', 'bonnes résolutions, amour, célibat, nouvelle année, rencontres', 'published', array['Vie de célibataire'], array['célibat', 'confiance', 'applis', 'humour'], 'blog', false, now() + interval '30 days', now(), now()),
  ('3408620d-92ea-8ef7-8edc-b062e02382ab', 'Célibataire depuis longtemps : arrête de t’excuser', 'Entre le rôti et le fromage, tante Monique demande si tu as « quelqu’un ». Voici de quoi finir ta bouchée et répondre la tête haute.', '<p>« Et toi, alors, toujours personne ? » La question de tante Monique arrive entre le rôti et le fromage, à l’instant précis où tu as la bouche pleine. Tu avales trop vite. Tu invoques le travail, le déménagement, l’époque. Monique hoche la tête comme devant une fissure dans un mur porteur.</p>
<p>Rembobinons. Personne, à cette table, ne s’est excusé d’être en couple. Pas même ton cousin, qui aurait pourtant deux ou trois choses à dire.</p>
<h2>Tes excuses, traduites en français</h2>
<ul>
<li><strong>« Je n’ai pas le temps. »</strong> Tu as vu quatre saisons d’un concours de pâtisserie norvégien. Tu as le temps. Tu l’as mis où tu voulais, ce qui est la définition du luxe.</li>
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
<p>Si tu as envie d’une rencontre, entre par la grande porte. Supprime de ton profil « je ne sais pas trop ce que je fais ici », que l’on entend comme un pas en arrière. Écris plutôt : « Célibataire depuis six ans, excellente ratatouille, j’aimerais la partager. » La durée, ainsi annoncée, devient une ancienneté. On te demandera la recette bien avant les raisons.</p>
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
<li><strong>Une soirée.</strong> Tu as une vie, félicitations. Mais si la conversation galopait, préviens avant de descendre de cheval.</li>
<li><strong>Deux jours.</strong> Une excuse, une seule, puis une vraie réponse. La grippe de ton oncle n’a pas besoin d’un chapitre.</li>
<li><strong>Trois semaines.</strong> Pas de « coucou » l’air de rien. « J’ai disparu, tu n’y étais pour rien. Ta question sur les volcans me travaille encore : Stromboli. » Et si personne ne répond, c’est de bonne guerre.</li>
</ul>
<p>Ce que le délai ne mesure pas, c’est l’envie. Des gens travaillent de nuit, donnent le biberon, réparent des ascenseurs la tête dans la gaine. D’autres répondent vite à tout le monde et ne pensent à personne. Lis le message plutôt que l’heure : « Et toi, tu y es retourné, à ce lac ? » après six heures vaut cent « mdr » immédiats.</p>
<h2>La phrase qui achète du temps</h2>
<blockquote><p>« Vu ! Ta question mérite mieux que mon trajet de bus. Réponse ce soir. »</p></blockquote>
<blockquote><p>« Journée impossible, cerveau disponible à partir de 20 h. »</p></blockquote>
<p>Huit secondes de frappe, et tu évites à quelqu’un d’envoyer une capture d’écran à trois amis avec la légende « tu comprends quoi, toi ? ». Une condition : ce soir veut dire ce soir. À la deuxième échéance manquée, tu deviens une livraison entre 8 h et 18 h.</p>
<h2>Quand c’est toi qui attends</h2>
<p>Une relance, au bout de deux ou trois jours, avec quelque chose de neuf dedans : « Mise à jour : le boulanger au prénom d’empereur existe, j’ai une photo de l’enseigne. » Le point d’interrogation tout seul n’est pas une relance, c’est un hameçon sans ver. Le reproche non plus : on n’a jamais séduit personne avec un accusé de réception.</p>
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
<p>Même chose quand l’alcool parle à la place de quelqu’un. Une personne qui n’arrive plus à taper le code de son immeuble n’est pas en état de t’inviter au-dessus. Tu lui trouves de l’eau, un taxi, une amie. Tu seras toujours là demain, et ton désir aussi, s’il valait quelque chose.</p>
<h2>« On a déjà couché ensemble, c’est bon, non ? »</h2>
<p>Hier, c’était oui pour hier. Il n’existe ni abonnement ni tacite reconduction, pas même avec une bague, un crédit et un canapé d’angle. Le oui vaut pour ceci et pas forcément pour cela. Oui avec un préservatif veut dire oui avec un préservatif : l’ôter en douce, c’est se passer de l’accord de l’autre. Et l’on peut changer d’avis au milieu, y compris pendant, y compris sans raison présentable.</p>
<p>Dans un couple qui dure, la question change simplement d’allure. Elle devient un regard qu’on vérifie, une main qui patiente, un « ce soir ? » lancé par-dessus la brosse à dents. On l’entend toujours très bien.</p>
<h2>« Comment dire non sans tout gâcher ? »</h2>
<p>En peu de mots. « Pas ce soir. » « Ça, non ; tes bras, oui. » « Je croyais avoir envie, et finalement non. » Tu ne dois ni dossier médical ni compensation. La personne qui boude, négocie ou insiste vient de te donner un renseignement précieux sur la suite.</p>
<p>Et si c’est toi qui reçois le non, ta réplique tient en un mot : « D’accord. » Ajoute un sourire, une couverture, un thé, une porte ouverte. Savoir encaisser un refus avec grâce est une des choses les plus séduisantes qui soient ; on a vu des non se faire raconter avec tendresse pendant des années.</p>
<h2>« Et si quelqu’un n’a pas respecté le mien ? »</h2>
<p>Alors ce n’est pas ta faute : ni la jupe, ni le verre de trop, ni le silence, ni l’invitation à monter. Tu peux en parler, même longtemps après, même sans savoir encore quel mot mettre dessus. En France, le 116 006 écoute toutes les victimes, gratuitement ; le 3919 répond aux femmes victimes de violences ; en urgence, le 17, ou le 114 par SMS.</p>
<p>Le reste du temps, celui où tout se passe bien, n’aie pas peur des mots : ils tiennent chaud. Ce samedi-là, sous l’enseigne éteinte, un bonnet a fini par tomber sur le trottoir. Personne ne l’a ramassé tout de suite.</p>', 'consentement-parlons-en', '/illustrations/covers/consentement-parlons-en.svg', '4 min de lecture', 'Le consentement, c’est sexy : parlons-en en adultes', 'Demander casse-t-il l’ambiance ? Que vaut un silence ? Comment dire non, comment l’entendre ? Cinq questions franches.', 'consentement, sexualité, dire oui, dire non, respect', 'published', array['Désir & tabous'], array['consentement', 'sexualité', 'désir', 'confiance'], 'blog', true, '2026-09-09T07:05:00Z', '2026-09-09T07:05:00Z', '2026-09-09T07:05:00Z'),
  ('fd17b334-12ec-86d8-897c-f9f84208a6ed', 'Dire ce qu’on veut au lit sans prendre feu', 'Tu sais exiger une baguette pas trop cuite et la faire changer. À minuit, pourtant, plus un mot. Petit cours de langue pour oreiller.', '<p>À la boulangerie, tu dis « pas trop cuite » sans trembler. Tu en refuses une, tu tends le doigt, tu précises : non, celle de gauche. Puis viennent minuit, une lampe de chevet, quelqu’un qui te plaît énormément. Et toi qui as tenu tête à une boulangère, tu fixes le plafond en priant pour qu’on devine.</p>
<h2>D’abord, passe commande à toi-même</h2>
<p>Personne ne devine, et pour une bonne raison : tu ne sais peut-être pas très bien toi-même. Prends une feuille, trace trois colonnes. « J’adore. » « J’aimerais essayer. » « Non merci. » Remplis-les à la main, un soir où tu as la paix. La troisième compte autant que la première : un « non » connu d’avance coûte beaucoup moins cher qu’un « non » inventé sur le moment.</p>
<p>Range ensuite la feuille. Évite le bloc-notes en ligne que tu partages avec ta mère pour les courses.</p>
<h2>Le bon moment a gardé ses chaussettes</h2>
<p>Au lit, juste avant ou juste après, le moindre mot pèse une enclume. Parle donc ailleurs, en marchant ou en essuyant la vaisselle. Côte à côte, on se regarde moins et on se dit plus ; et si l’aveu chauffe trop, il y a toujours un chien à commenter ou une casserole à récurer.</p>
<p>Pour ouvrir, le plus simple reste l’échange : « Je te dis une chose que j’aime et que je ne t’ai jamais dite, tu m’en dis une après ? » L’autre peut passer son tour. À vous deux, vous tenez déjà une conversation que bien de vieux ménages remettent à l’été prochain.</p>
<h2>Petit lexique de l’oreiller</h2>
<p>Sur place, laisse les discours. Presque tout se dit en cinq mots :</p>
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
<p>Une bio parfaite et lisse n’appelle rien, sinon un hochement de tête. Ajoute un endroit par où t’attraper : une question, une affirmation contestable, un mystère laissé en plan. Le lecteur timide te bénira, lui qui cherche depuis dix minutes comment t’écrire autre chose que <a href="/blog/premier-message-dix-phrases">« salut ça va »</a>.</p>
<blockquote><p>« J’affirme que la raclette est un plat d’été. Venez me chercher. »</p></blockquote>
<blockquote><p>« Trois choses interdites chez moi : les chaussures, le jazz avant 10 h, et la troisième, je la dis de vive voix. »</p></blockquote>
<h2>Annonce ce que tu cherches, en une phrase</h2>
<p>Histoire longue, nuits légères, couple ouvert, on verra bien : tout se dit, et plus tôt on le dit, moins on perd de jeudis soir. Une phrase affirmative suffit. Parle de ce que tu veux ; ce que tu fuis, garde-le pour ta psy ou ta coiffeuse.</p>
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
<p>Les olives ne sont pas arrivées qu’il a déjà placé le marathon, le mot « stratégique » et une ex qui ne s’en serait jamais remise. Il dit « sans me vanter » comme d’autres disent « sans vouloir te couper ». En face, on hoche la tête. C’est poli, un hochement de tête ; on en fait aussi devant les diaporamas.</p>
<p>Il a un jumeau, plus difficile à repérer, en gilet gris. Celui-là soupire : « Je suis nul en rendez-vous, je raconte mal, tu vas t’ennuyer. » On le croit modeste. Écoute bien : lui non plus ne parle que de lui, et c’est l’autre qui passe la soirée à le rassurer.</p>
<h2>Au plat, il compte les points</h2>
<p>– J’ai vécu un an à Montréal.<br>– Ah oui ? Moi, deux.</p>
<p>Voilà, il a gagné. Quoi, personne ne le sait, mais il a gagné. Tu racontes une grippe, il sort sa pneumonie ; tu as un petit chagrin, le sien avait des avocats. Règle de table : quand quelqu’un pose une histoire au milieu, on ne pose pas la sienne par-dessus. On tourne autour, on demande d’où elle vient. « Et le premier hiver, c’était comment ? »</p>
<p>La formule qui le fait taire coûte un peu, la première fois : « Je ne connais pas. Raconte. » Il la déteste. Tout le monde l’adore.</p>
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
<p>Si tu écris cela un dimanche à 1 h du matin parce que tu t’ennuies, abstiens-toi. Ce n’est plus une excuse, c’est une partie de pêche.</p>
<h2>Quand c’est ton écran qui reste noir</h2>
<p>Relance une fois, avec légèreté : « Je tente un dernier signal de fumée. » Ensuite, considère que son silence est une réponse ; mal rédigée, mais lisible. Ne passe ni par le compte de secours, ni par la cousine, ni par un hasard organisé devant sa salle d’escalade.</p>
<ul>
<li>Archive la conversation au lieu de la relire. L’archéologie se pratique en plein jour, et à plusieurs.</li>
<li>Raconte l’affaire à quelqu’un qui dira du mal du fantôme pendant dix minutes, puis changera de sujet.</li>
<li>Va voir le film quand même. Deux accoudoirs, c’est une forme de justice.</li>
</ul>
<p>Et laisse-toi tranquille avec le « on s’était vus que deux fois ». On a le droit d’avoir de la peine pour deux fois.</p>
<h2>Le seul fantôme qui a raison</h2>
<p>Quelqu’un t’insulte, t’épie, t’écrit vingt fois par jour, te fait peur ? Tu ne dois ni phrase, ni pigeon, ni parquet. Garde des captures, bloque, signale, préviens un proche. Sortir d’une maison qui brûle sans dire au revoir n’a jamais été une impolitesse.</p>
<p>Pour tous les autres, il y a ce soir. Remonte la liste, passe le plombier, écris ta phrase. Nous avons essayé avec notre Thomas à nous. Il a répondu en onze minutes : « Merci. Le film était nul. »</p>', 'ghosting-mode-d-emploi', '/illustrations/covers/ghosting-mode-d-emploi.svg', '3 min de lecture', 'Ghosting : comment arrêter, comment s’en remettre', 'Des phrases prêtes à envoyer pour dire non au lieu de disparaître, et quoi faire quand c’est ton écran qui ne s’allume plus.', 'ghosting, dire non, message de rupture, silence, relation', 'published', array['Relations'], array['ghosting', 'messages', 'rupture', 'confiance'], 'blog', true, '2026-10-07T07:20:00Z', '2026-10-07T07:20:00Z', '2026-10-07T07:20:00Z'),
  ('c7cb7222-53d8-8607-8b7b-36a7afa9c7e9', 'Le guide complet du premier rendez-vous, de la douche au dernier métro', 'Du savon au strapontin : le premier rendez-vous heure par heure, avec un mot de passe, une addition et un baiser qu’on demande.', '<p>Un premier rendez-vous commence toujours trop tôt. Vers 14 h, en pleine réunion budget, tu te surprends à vérifier ton haleine dans le creux de ta main. La directrice financière t’a vu faire. Trop tard pour elle, mais pour ce soir, voici la marche à suivre, du savon au strapontin.</p>
<h2>Avant</h2>
<h3>18 h : la douche</h3>
<p>Chante dessous : la voix monte, les épaules descendent. Ensuite, n’inaugure rien. Ni parfum inconnu, ni crème miracle, ni frange coupée à 18 h 10 d’après une vidéo. La peau aussi a le trac, et elle n’a aucune discrétion.</p>
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
<p>Qui a proposé le lieu tend sa carte, l’autre propose de partager, on se répond une fois et on range. Au quatrième « mais non, j’insiste », le serveur commence à prendre des paris. Une addition réglée paie des boissons, et rien d’autre : ni un baiser, ni une explication, ni un deuxième rendez-vous.</p>
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
<p>Moitié-moitié, c’est égal ; ce n’est pas toujours équitable. Prends un week-end à 240 €. L’un de vous touche 1 500 € par mois, l’autre 3 000. Au prorata, cela fait 80 € et 160 €. Ce n’est pas de la charité, c’est une règle de trois.</p>
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
<figure><img src="/illustrations/planche-contact.svg" alt="Une planche-contact dessinée, où s’alignent des photos de profil" width="1200" height="675"><figcaption>Pièce à conviction n° 1 : une planche-contact. Le jury a demandé un feutre rouge.</figcaption></figure>
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
<li><strong>Toi en entier, un mercredi.</strong> Pas le costume du mariage de 2019 : tes vêtements, ton corps de maintenant, debout, sans buisson devant. Ce corps plaît à des gens. Ils le cherchent en ce moment même, et tu le caches derrière un laurier.</li>
<li><strong>Tes mains occupées.</strong> Râper des carottes, changer une chambre à air, tenir un violon ou la pelote d’une grand-mère. On te voit penser à autre chose qu’à plaire, et c’est très beau à voir.</li>
<li><strong>Celle qui pose une question.</strong> Toi, en costume de crevette, sur un quai de la gare de Limoges. N’explique rien. La moitié de tes premiers messages parlera de la crevette.</li>
<li><strong>La ratée.</strong> Floue, les yeux fermés, le rire à pleines dents. Tes amis la préfèrent à toutes les autres, et ils ont du goût : ils t’invitent depuis dix ans.</li>
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
<li><strong>Le musée du coin.</strong> Beaucoup de musées municipaux sont gratuits, certains toute l’année, d’autres un dimanche par mois. Trois salles, pas une de plus, et une réplique prêtée à chaque portrait. Le notable à favoris a toujours quelque chose à dire sur ses chaussures.</li>
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
<p>Change le lama. Si le profil montre un accordéon, une tarte ou un genou dans le plâtre, parle du plâtre : personne n’expose un plâtre sans espérer qu’on demande. La question ouverte fait le reste, à condition de n’en poser qu’une. Au-delà, on croit remplir un formulaire de mutuelle.</p>
<p>Et relis une fois à voix haute. Une phrase que tu n’oserais pas dire à quelqu’un devant un comptoir n’a aucune raison de passer mieux par écrit.</p>
<h2>Quatre messages qui restent dans le brouillon</h2>
<ul>
<li><strong>Le compliment sur le corps.</strong> Tu crois flatter, tu arrives quarantième. Le sourire, le pull, la repartie : voilà des terrains libres.</li>
<li><strong>« Je vois que tu habites rue des Tanneurs. »</strong> Tu as reconnu la façade derrière la photo ? Bravo. Emporte ce secret dans la tombe.</li>
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
<p>Pour les distinguer du rouge, demande-toi ce que ça te coûte. Si la réponse est « rien, à part l’envie folle d’en parler à mes amis », ce sont des pois. Méfie-toi quand même : ils sont contagieux. Dans six mois, c’est toi qui demanderas si Raymond a mangé.</p>
<h2>Et à ton mât ?</h2>
<p>Fais l’inventaire, il y a de tout. Un peu de jaune qu’il serait gentil d’expliquer. Du vert que tu prends pour de la banalité. Peut-être un coin de rouge, les soirs de fatigue, et celui-là, c’est à toi de le descendre.</p>
<p>Quant au reste, ne repasse rien. En ce moment même, quelqu’un raconte à ses amis que tu ranges tes épices par ordre de méchanceté. Les amis demandent si c’est grave. Et la réponse arrive, avec un drôle de sourire : « Non, non. C’est à pois. »</p>', 'red-flags-green-flags', '/illustrations/covers/red-flags-green-flags.svg', '3 min de lecture', 'Red flags, green flags et drapeaux à pois', 'Reconnaître un vrai signal d’alerte, remarquer les qualités discrètes et chérir les bizarreries sans danger : le code des drapeaux.', 'red flag, green flag, relation, signaux d’alerte, couple', 'published', array['Relations'], array['red flags', 'consentement', 'confiance', 'humour'], 'blog', false, '2026-07-22T08:05:00Z', '2026-07-22T08:05:00Z', '2026-07-22T08:05:00Z'),
  ('b640c603-e78f-8f48-8e17-082ef11a4d1c', 'Rencontrer quelqu’un près de chez soi sans croiser son ex au marché', 'Toute petite ville possède trois ronds-points et un ex, qui achète des olives le samedi. Atlas amoureux pour aimer quand même au coin de la rue.', '<p>Toute ville de moins de cent mille habitants possède trois ronds-points et un ex. Le tien achète des olives le samedi à 10 h 30, heure à laquelle tu descends chercher du pain dans le pull que tu mets pour peindre. Faut-il déménager ? Attendons un peu. Le territoire est plus vaste qu’il n’en a l’air, et si tu n’as que cinq minutes, va directement t’asseoir <a href="#en-terrasse">en terrasse</a>.</p>
<h2>Prends trois crayons</h2>
<p>Imprime ton quartier ; les plans de <a href="www.openstreetmap.org">www.openstreetmap.org</a> sont libres, gratuits et indiquent jusqu’aux bancs publics. En rouge, les lieux de l’ex : les olives, sa salle de sport, le bar où vous aviez vos habitudes. En vert, tes repaires. Puis, en pointillé, tous ceux dont tu n’as jamais poussé la porte.</p>
<p>Regarde le résultat. Le rouge, qui te semblait couvrir la ville entière, tient en quatre confettis. Le pointillé, lui, compte une médiathèque, deux laveries, un club d’échecs, un jardin partagé et une boutique de cordes dont personne ne sait de quoi elle vit.</p>
<h2>Va là où l’on revient</h2>
<p>Dans une foule, on se croise. Pour se plaire, il faut se revoir sans avoir rien décidé : le cours du mardi, l’atelier vélo, la chorale où il manque toujours des ténors. Au premier soir, tu es la nouvelle tête. Au quatrième, quelqu’un t’a gardé une chaise et connaît ton avis sur les anchois.</p>
<p>Rien ne te tente dans la liste des associations ? Fonde la tienne. Le club des amateurs de flan pâtissier ne demande que deux personnes (sept en Alsace et en Moselle, où l’on aime la compagnie) et quelques formulaires, expliqués sur <a href="https://www.service-public.fr/">service-public.fr</a>. Deux personnes, remarque bien le nombre. L’administration est parfois plus romanesque qu’on ne dit.</p>
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
<p>Chaque lecteur garde pour soi un lieu où il s’est passé quelque chose : un banc, un rayon de quincaillerie, l’arrêt du 12. Le prochain soir où la conversation patine, sors le tien, et demande celui d’en face. On apprend beaucoup d’une ville par ses quincailleries.</p>
<p>Reste l’affaire des olives. Cède-les. Une ville entière contre un seul étal, tu y gagnes. D’autant qu’au stand d’à côté, celui des cornichons, il y a quelqu’un qui rit très joliment. Change peut-être de pull.</p>', 'rencontrer-pres-de-chez-soi', '/illustrations/covers/rencontrer-pres-de-chez-soi.svg', '4 min de lecture', 'Rencontrer près de chez soi (sans croiser son ex)', 'Une carte, trois crayons, une chorale et une terrasse : l’atlas amoureux de ton quartier, zones à olives comprises.', 'rencontre locale, petite ville, quartier, ex, célibataire', 'published', array['Vie de célibataire'], array['célibat', 'voisinage', 'rencontre', 'humour'], 'blog', false, '2026-09-02T07:25:00Z', '2026-09-02T07:25:00Z', '2026-09-02T07:25:00Z'),
  ('fe2b4268-7435-85dc-87c5-804ac693bccc', 'Se remettre d’une rupture sans adopter trois chats', 'Après une rupture, trois chats viennent gratter à ta porte. Aucun n’a de moustaches. Comment les reconnaître, et quoi leur répondre.', '<p>Inventaire au matin du troisième jour : une demi-bouteille d’huile de sésame, un chargeur qui ne va sur rien, le double des clés d’un appartement où tu n’iras plus. Et, dans l’historique de ton téléphone, la page « adoption » du refuge le plus proche, consultée à 3 h 12.</p>
<p>Les chats n’ont rien fait de mal. Seulement, après une rupture, on remplit la place avant d’avoir mesuré ce qu’elle fait. Trois d’entre eux vont gratter à ta porte ces jours-ci. Aucun n’a de moustaches.</p>
<h2>Le premier chat s’appelle « juste une seconde »</h2>
<p>Il sort la nuit. Tu regardes une photo de ton ex, puis qui a aimé la photo, puis cette personne en ciré jaune, et à une heure du matin tu connais le prénom du chien de la personne en ciré jaune. Ce que tu cherches, au fond, c’est la preuve que votre histoire a compté. Elle n’est pas chez le chien.</p>
<p>Coupe le son pendant trente jours : sourdine partout, et blocage aussi s’il t’aide à respirer. Quant aux clés et au pull, un carton, un seul, et un quart d’heure pour l’échanger. Un ami t’attend en bas, moteur allumé, comme pour un braquage.</p>
<h2>Le deuxième sent très bon</h2>
<p>Il a de belles épaules et te trouve formidable : c’est le rebond. Il n’y a aucun mal à dormir contre quelqu’un, pourvu que ce quelqu’un sache dans quelle histoire il met les pieds. Essaie :</p>
<blockquote><p>« Je sors d’une séparation. Je suis d’excellente compagnie, je ne suis pas encore une bonne idée. »</p></blockquote>
<p>Le signal d’alerte est facile à entendre : si ton ex a eu droit à plus de phrases que la personne assise en face, ce dîner était une consultation. Or, en face, personne n’a de plaque en cuivre sur sa porte.</p>
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
<p>Pour mémoire, en France, le dépistage du VIH se fait en laboratoire sans ordonnance ni rendez-vous. Prévoir vingt minutes et un magazine qu’on n’a pas choisi.</p>
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
<p>Un sexto en huit actes, avec didascalies, ça s’appelle un monologue. Envoie une image, puis ouvre : « Et toi, à ce moment-là, tu es où ? » Si les réponses s’allongent, monte le feu. Si elles raccourcissent, baisse-le ; un « haha » tout seul, c’est le minuteur qui sonne.</p>
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
<p>Au retour, remercie et présente-toi. Ton prénom, rien d’autre. Personne n’a jamais trébuché sur deux syllabes qu’il répète depuis l’enfance. (Si, une fois. Il s’appelait Maximilien.)</p>
<h2>2. Parle de la chose, pas de la personne</h2>
<p>Complimenter un visage oblige à tenir son regard, exercice réservé aux acrobates. Commente plutôt ce que vous avez tous deux sous les yeux : le tableau de travers, le chat de l’hôte sur les manteaux, cette chanson que tout le monde croyait interdite. « Tu as compté combien de fois il a mis ce disque ? » On regarde la platine ensemble, côte à côte, et la conversation commence sans qu’on l’ait vue entrer.</p>
<h2>3. Passe par l’ambassade</h2>
<p>Les grandes puissances ne s’abordent pas de front, elles envoient quelqu’un. Choisis dans la pièce l’amie commune, le collègue bavard, la maîtresse de maison, et donne une mission précise : « Présente-nous et glisse que j’ai vécu à Brest. » Le détail compte. Des présentations nues produisent deux sourires et un silence ; avec Brest, il y a de la pluie à commenter pour un quart d’heure.</p>
<h2>4. Écris un mot</h2>
<p>Le papier ne bégaie pas. Au dos d’un sous-bock, trois lignes : « Votre fou rire m’a refait la soirée. Si vous avez envie d’un café un jour, voici mon numéro. Sinon, gardez le fou rire. » Tu donnes ton numéro, tu ne demandes pas le sien : l’autre choisit, sans témoin et sans urgence. Tu déposes, tu souris, tu pars vraiment. Le mot de timide est ruiné si son auteur reste à observer derrière le yucca.</p>
<h2>5. Avoue</h2>
<p>La voie royale, celle qu’on redoute et qui désarme. « Je suis timide, j’ai mis quarante minutes à traverser cette pièce, et j’avais une phrase très drôle que j’ai oubliée à hauteur du buffet. » Dis-le avec tes joues rouges, elles certifient le document. Le pire qui puisse arriver est un sourire gentil et un « bonne soirée ». Le meilleur : « Moi, je t’ai vu partir, j’encourageais. »</p>
<h2>Les sorties de secours</h2>
<p>Un timide qui sait comment finir ose commencer. Prépare donc ta réplique de départ avant l’autre : « Je te laisse tranquille, j’ai été ravi de te parler » sert aussi bien après deux minutes qu’après deux heures, et se met au féminin sans couture. Au bar, on y ajoute volontiers : « Je suis là-bas si tu veux continuer. »</p>
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
<p><strong>Le rythme.</strong> « Une journée réussie, chez toi, elle commence à quelle heure ? » S’il y a d’un côté le musée à l’ouverture et de l’autre le café de onze heures, il existe une solution. Elle s’appelle « on se retrouve à midi » et elle a sauvé plus d’étés que la crème solaire.</p>
<p><strong>La solitude.</strong> Deux heures par jour chacun pour soi, fixées avant le départ, pour que personne ne les prenne pour une punition. « De quinze à dix-sept heures, je suis quelqu’un qui lit. »</p>
<h2>Le moment du GPS</h2>
<p>Il viendra. Une route qui devient un chemin, 38 °C, une batterie à 4 %, un village dont le seul commerce est un distributeur de pizzas. Ne guette pas si vous vous disputez : guette comment on revient. Qui dit le premier « c’est moi qui ai insisté pour la gauche » ? Qui trouve de l’eau ? Qui, au bout de dix minutes, commence à trouver le distributeur de pizzas intéressant ?</p>
<p>En cas de besoin, répéter ensemble :</p>
<blockquote><p>« On a chaud, on a faim, on ne s’en veut pas. »</p></blockquote>
<h2>Quand répondre « pas encore »</h2>
<p>Si tu pars pour vérifier qu’on t’aime, pour ne pas passer le mois d’août avec toi-même, ou parce que l’autre a déjà payé l’acompte sans demander, reste. « Pas encore » est une réponse complète, et quelqu’un qui te plaît saura l’entendre.</p>
<p>Propose une journée à quarante minutes de train. Le partage de l’ombre, le sable dans le taboulé, la sieste côte à côte sans rien se dire : trois épreuves au programme, et le soir, chacun sa douche.</p>
<p>Sinon, va. Le dernier soir, dans un train en retard, une tête finira par tomber sur une épaule. Si c’est la tienne, d’épaule, et que tu préfères la crampe à l’idée de bouger, tu peux réserver quatre nuits.</p>', 'vacances-a-deux', '/illustrations/covers/vacances-a-deux.svg', '3 min de lecture', 'Vacances à deux au bout d’un mois : bonne idée ?', 'Trois nuits, trois heures, trois conversations : comment partir à deux très tôt, et revenir avec l’envie de recommencer.', 'vacances à deux, jeune couple, premier voyage, week-end', 'draft', array['Relations'], array['vacances', 'couple', 'argent', 'consentement'], 'blog', false, null, now(), now());
