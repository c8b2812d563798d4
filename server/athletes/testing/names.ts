/** Common ones first: a list picked from unevenly gives a few very common names and many rare ones. */
export const FIRST_NAMES = words(`
  João Gabriel Lucas Pedro Matheus Gustavo Rafael Felipe Ana Maria Guilherme Vinícius Kauã Bruno Arthur
  Davi Enzo Júlia Beatriz Larissa Caio Luiz Henrique Eduardo Thiago Diego Igor Miguel Bernardo Heitor
  Samuel Nicolas Isaque Yuri Ruan Renan Ryan Wesley Wellington Adriano Alan Alex Anderson André Antônio
  Augusto Breno Bryan Carlos César Cauê Danilo Douglas Emanuel Erick Fábio Fernando Francisco Giovanni
  Hugo Ícaro Ismael Jean Jonas Jorge José Josué Juan Kaíque Kelvin Leandro Leonardo Levi Lorenzo Luan
  Marcelo Marcos Mário Maurício Maxwell Murilo Natan Otávio Patrick Paulo Pietro Ramon Raul Ricardo Robson
  Rodrigo Ronaldo Sávio Tales Tiago Tomás Valdir Victor Vítor Wallace William Yago Zeca Ágata Alice Amanda
  Camila Carolina Cecília Clara Débora Eduarda Emanuelle Fernanda Gabriela Geovana Heloísa Isabela Isadora
  Jaqueline Joana Karina Laís Lara Letícia Lívia Lorena Luíza Manuela Mariana Melissa Milena Natália Nicole
  Paula Rafaela Raquel Rebeca Sabrina Sofia Tainá Valentina Vitória Yasmin Zuleica`);

export const LAST_NAMES = words(`
  Silva Santos Oliveira Souza Rodrigues Ferreira Alves Pereira Lima Gomes Costa Ribeiro Martins Carvalho
  Almeida Lopes Soares Fernandes Vieira Barbosa Rocha Dias Nascimento Andrade Moreira Nunes Marques Machado
  Mendes Freitas Cardoso Ramos Gonçalves Santana Teixeira Araújo Moura Cavalcante Batista Campos Monteiro
  Correia Pinto Azevedo Castro Melo Barros Cunha Duarte Peixoto Rezende Siqueira Tavares Viana Xavier Aguiar
  Amaral Amorim Antunes Assis Ávila Bastos Bezerra Borges Braga Brandão Brito Bueno Cabral Caldas Câmara
  Camargo Chaves Coelho Cordeiro Coutinho Damasceno Domingues Esteves Evangelista Farias Figueiredo Fonseca
  Fontes França Furtado Galvão Garcia Godoy Guedes Guerra Guimarães Holanda Jardim Junqueira Lacerda Leal
  Leite Lemos Macedo Magalhães Maia Maranhão Medeiros Meireles Menezes Mesquita Miranda Morais Mota Neves
  Nogueira Noronha Pacheco Paiva Paixão Parente Peçanha Penha Pessoa Pimentel Pires Porto Prado Queiroz
  Quintana Rangel Reis Ribas Rios Sá Saldanha Sales Sampaio Sarmento Seabra Serra Simões Sobral Taveira
  Telles Toledo Torres Trindade Uchoa Valadares Valente Vargas Vasconcelos Veiga Veloso Ventura Vilela
  Zanella Zimmermann Przybylski`);

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
