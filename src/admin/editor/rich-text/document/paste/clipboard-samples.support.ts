/**
 * Clipboard content as programs write it, shortened and with other words: elements, attributes, comments and line ends
 * are real.
 */
export const CLIPBOARD = {
  wordLists: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15"><style><!-- @list l0 {mso-list-id:1;} p.MsoNormal {margin:0cm;} --></style></head><body lang=FR style='tab-interval:35.4pt;word-wrap:break-word'><!--StartFragment-->
<p class=MsoNormal>Avant de partir<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Le <b style='mso-bidi-font-weight:normal'>lieu</b><o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New";mso-fareast-font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]>un bar<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:108.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level3 lfo1'><![if !supportLists]><span
style='font-family:Wingdings'><span style='mso-list:Ignore'>§<span style='font:7.0pt "Times New Roman"'>&nbsp;
</span></span></span><![endif]>calme<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>L’heure<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>3.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Troisième<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l1 level2 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>a.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Détail<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>4.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Quatrième<o:p></o:p></p>
<!--EndFragment--></body></html>`,

  wordListsByComments: `<p class="MsoListParagraphCxSpFirst" style="text-indent:-18.0pt;mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span lang="EN-US">1.<span style="font-size: 7pt; line-height: normal; font-family: Times New Roman; ">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span><!--[endif]--><span lang="EN-US">Un<o:p></o:p></span></p><p class="MsoListParagraphCxSpLast" style="margin-left:72.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level2 lfo1"><!--[if !supportLists]-->a.<span style="font-size: 7pt;">&nbsp;&nbsp;&nbsp;</span><!--[endif]--><span lang="EN-US">Un a</span><o:p></o:p></p>`,

  outlookLists: `<ul style="margin-top:0in" type="disc"><li class="MsoListParagraph" style="margin-left:0in;mso-list:l0 level1 lfo1">Un<o:p></o:p></li><ul style="margin-top:0in" type="circle"><li class="MsoListParagraph" style="margin-left:0in;mso-list:l0 level2 lfo1">Un a<o:p></o:p></li><li class="MsoListParagraph" style="margin-left:0in;mso-list:l0 level2 lfo1">Un b<o:p></o:p></li></ul><li class="MsoListParagraph" style="margin-left:0in;mso-list:l0 level1 lfo1">Deux<o:p></o:p></li></ul>`,

  wordTable: `<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt'><tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td width=302 valign=top style='width:226.55pt;border:solid windowtext 1.0pt'><p class=MsoNormal><b>Ville<o:p></o:p></b></p></td><td width=302 valign=top><p class=MsoNormal>Bars<o:p></o:p></p></td></tr><tr><td width=302 colspan=2 valign=top><p class=MsoNormal>Lyon<o:p></o:p></p><p class=MsoNormal>et <st1:place w:st="on">Nantes</st1:place><o:p></o:p></p></td></tr></table><p class=MsoNormal><o:p>&nbsp;</o:p></p>`,

  wordFootnotes: `<p class=MsoNormal>Elle l’a dit<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference><span style='font-size:11.0pt;vertical-align:super'>[1]</span></span><![endif]></span></span></a>. Voir <a href="https://exemple.fr/suite?a=1&amp;b=2"><span style='color:#0563C1;text-decoration:underline'>la
suite</span></a> et <a href="file:///C:/Users/lea/notes.docx">mes notes</a>.<o:p></o:p></p>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Image_x0020_1" type="#_x0000_t75"><v:imagedata src="file:///C:/clip_image001.png" o:title=""/></v:shape><![endif]--><![if !vml]><img width=267 height=133 src="file:///C:/Users/lea/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png" alt="Le bar" v:shapes="Image_x0020_1"><![endif]><o:p></o:p></p>
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference><span style='vertical-align:super'>[1]</span></span></a> À moi.<o:p></o:p></p></div></div>`,

  docsFormats: `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-7f2c1f5e-7fff-2b1a-9f0c-3d6d2b1c4e5f"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;font-weight:700;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">Un titre</span></h2><br /><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-weight:400;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">Du texte, </span><span style="font-weight:700;font-style:italic;">gras penché</span><span style="font-weight:400;text-decoration:underline;-webkit-text-decoration-skip:none;text-decoration-skip-ink:none;">souligné</span><span style="text-decoration:line-through;">barré</span><span style="font-size:0.6em;vertical-align:super;">2</span> <a href="https://www.google.com/url?q=https://exemple.fr/page?x%3D1&amp;sa=D&amp;source=editors&amp;ust=1&amp;usg=AOv" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;text-decoration:underline;">un lien</span></a></p><p dir="ltr" style="line-height:1.38;"><span></span></p><p dir="rtl"><span style="font-weight:400;">שלום</span></p></b><br class="Apple-interchange-newline">`,

  docsLists: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0a1b2c3d-7fff-1111-2222-333344445555"><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-weight:400;">Un</span></p></li><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">Un a</span></p></li><ul><li dir="ltr" style="list-style-type:square;" aria-level="3"><p dir="ltr" role="presentation"><span style="font-weight:700;">Un a i</span></p></li></ul></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Deux</span></p></li></ul><ol style="margin-top:0;" start="4"><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" role="presentation"><span>Quatre</span></p></li></ol></b>`,

  docsTable: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;table-layout:fixed;width:468pt"><colgroup><col /><col /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000000 1pt;vertical-align:top;padding:5pt;overflow:hidden;"><p dir="ltr" style="line-height:1.2;"><span style="font-weight:400;vertical-align:baseline;">Une</span></p></td><td style="vertical-align:top;"><p dir="ltr"><span>Deux</span></p><br /><p dir="ltr"><span>Trois</span></p></td></tr></tbody></table></div><p dir="ltr"><span><span style="border:none;display:inline-block;overflow:hidden;width:602px;height:339px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXc?key=abc" width="602" height="339" style="margin-left:0px;" alt="Le bar" /></span></span></p></b>`,

  libreOffice: `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN"><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 7.6.4.1 (Linux)"/><style type="text/css">@page { size: 21cm 29.7cm; margin: 2cm } p { line-height: 115% }</style></head><body lang="fr-FR" link="#000080" vlink="#800000" dir="ltr"><h1 class="western">Un titre</h1>
<p style="line-height: 100%; margin-bottom: 0cm"><font face="Liberation Serif, serif"><font size="3" style="font-size: 12pt">Du texte <b>gras</b>, <strike>barré</strike> et <u>souligné</u></font></font><sup><a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></sup>.</p>
<p style="line-height: 100%"><br/>

</p>
<ol>
	<li><p style="line-height: 100%">Un</p>
	<ol>
		<li><p style="line-height: 100%">Un un</p></li>
	</ol>
	<li><p style="line-height: 100%">Deux</p></li>
</ol>
</body></html>`,

  webPage: `<meta charset='utf-8'><div style="color: rgb(34, 34, 34); font-family: Georgia; background-color: rgb(255, 255, 255);"><div class="intro"><span style="font-weight: 600;">Chapô</span></div><section>Du texte <a href="https://coquelicot.exemple/blog/x?y#z" target="_blank" onclick="x()">d’ici</a> et <a href="javascript:alert(1)">de nulle part</a><script>alert(1)</script><p>Suite<span class="Apple-converted-space">&nbsp;</span>et fin</p><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" width="560"></iframe><iframe src="https://pirate.exemple/x"></iframe><img src="https://ailleurs.exemple/a.png" alt="Un chat"><img src="https://spy.exemple/p.gif" width="1" height="1"><img src="/illustrations/a.svg" alt="À nous"></section></div>`,
};
